// Installs what package-lock.json names, unless that was done already.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (age('node_modules/.package-lock.json') < age('package-lock.json')) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: process.platform === 'win32' });
}
