import { expect, test } from 'vitest';
import { decide } from './chromium.mjs';

const machine = (programs: string[], more: object = {}) => ({
  env: { PATH: '/usr/local/bin:/usr/bin' } as Record<string, string | undefined>,
  platform: 'linux',
  executable: (file: string) => programs.includes(file),
  root: false,
  sudo: () => false,
  ...more,
});

test('the one that CHROMIUM names is taken, and nothing else instead of it', () => {
  const env = { PATH: '/usr/bin', CHROMIUM: '/opt/my chromium' };
  expect(decide(machine(['/opt/my chromium', '/usr/bin/chromium'], { env }))).toEqual({ use: '/opt/my chromium' });
  expect(decide(machine(['/usr/bin/chromium'], { env }))).toEqual({
    fail: 'CHROMIUM names /opt/my chromium, which is no program that can be run',
  });
});

test('a Chromium goes before a Chrome, whichever folder comes first', () => {
  expect(decide(machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']))).toEqual({ use: '/usr/bin/chromium' });
  expect(decide(machine(['/usr/bin/google-chrome-stable']))).toEqual({ use: '/usr/bin/google-chrome-stable' });
});

test('the usual place of a Mac is looked at on a Mac alone', () => {
  const place = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(decide(machine([place], { platform: 'darwin' }))).toEqual({ use: place });
  expect(decide(machine([place]))).toEqual({ install: [] });
});

test('where there is none the packages of the system bring one, if that needs no password', () => {
  const install = (...who: string[]) => ({
    install: [
      [...who, '/usr/bin/apt-get', 'update', '-qq'],
      [...who, '/usr/bin/apt-get', 'install', '-y', '-qq', 'chromium'],
    ],
  });
  const programs = ['/usr/bin/apt-get', '/usr/bin/sudo'];
  expect(decide(machine(programs, { root: true }))).toEqual(install());
  expect(decide(machine(programs, { sudo: () => true }))).toEqual(install('sudo', '-n'));
  expect(decide(machine(programs))).toEqual({ install: [] });
  expect(decide(machine(['/usr/bin/apt-get'], { sudo: () => true }))).toEqual({ install: [] });
  expect(decide(machine(['/usr/bin/sudo'], { root: true }))).toEqual({ install: [] });
});

test('an empty folder on the PATH is not the current one', () => {
  expect(decide(machine(['chromium'], { env: { PATH: ':' } }))).toEqual({ install: [] });
});
