// Finds a Chromium for the browser tests, and brings one where there is none. Run by itself it prints the path.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ofMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * What to do for a Chromium on a machine.
 * @param {object} machine
 * @param {Record<string, string | undefined>} machine.env its environment
 * @param {string} machine.platform as Node names it
 * @param {(file: string) => boolean} machine.executable whether a file can be run
 * @param {boolean} machine.root whether we may do everything there
 * @param {() => boolean} machine.sudo whether we may do so without a password
 * @returns {{ use: string } | { fail: string } | { install: string[][] }} the one to use, why there is none, or the
 *   commands that install one from the system's packages, none where that is not possible
 */
export function decide({ env, platform, executable, root, sudo }) {
  const named = env['CHROMIUM'];
  if (named) {
    return executable(named)
      ? { use: named }
      : { fail: `CHROMIUM names ${named}, which is no program that can be run` };
  }
  const find = (/** @type {string} */ name) => onPath(env, name).find(executable);
  const found = names.map(find).find(Boolean) ?? (platform === 'darwin' ? ofMac.find(executable) : undefined);
  if (found) return { use: found };
  const apt = find('apt-get');
  if (!apt || !(root || (find('sudo') && sudo()))) return { install: [] };
  const quiet = root ? [apt] : ['sudo', '-n', apt];
  return {
    install: [
      [...quiet, 'update', '-qq'],
      [...quiet, 'install', '-y', '-qq', 'chromium'],
    ],
  };
}

/** @returns {string[]} */
const onPath = (/** @type {Record<string, string | undefined>} */ env, /** @type {string} */ name) =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));

/** @returns {boolean} */
function executable(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** @returns {boolean} */
function succeeds(/** @type {string} */ command, /** @type {string[]} */ ...args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2] });
    return true;
  } catch {
    return false;
  }
}

export const root = process.getuid?.() === 0;

const look = () =>
  decide({
    env: process.env,
    platform: process.platform,
    executable,
    root,
    sudo: () => succeeds('sudo', '-n', 'true'),
  });

/**
 * The path of a Chromium: the one of the system, else one from the system's packages, else Playwright's own.
 * @returns {Promise<string>}
 * @throws Error that names the ways out, when there is none
 */
export async function chromium() {
  let plan = look();
  if ('install' in plan && plan.install.length > 0) {
    console.error('installing chromium from the packages of the system');
    process.env['DEBIAN_FRONTEND'] ??= 'noninteractive';
    if (plan.install.every(([command = '', ...args]) => succeeds(command, ...args))) plan = look();
  }
  if ('use' in plan) return plan.use;
  if ('fail' in plan) throw new Error(plan.fail);
  const { chromium: own } = await import('@playwright/test');
  if (!executable(own.executablePath())) {
    console.error('fetching the Chromium of Playwright');
    succeeds('npx', 'playwright', 'install', 'chromium');
  }
  if (executable(own.executablePath())) return own.executablePath();
  throw new Error(
    'the browser tests need a Chromium and none could be had: install chromium or google-chrome from your packages, ' +
      'or let CHROMIUM name one, or run "npx playwright install chromium" in the folder web',
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await chromium().then(
    (path) => console.log(path),
    (problem) => {
      console.error(`tidetable: ${problem.message}`);
      process.exitCode = 2;
    },
  );
}
