import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { findChromium, withoutWindows } from './chromium.mjs';

/** Install the locked packages unless up to date. Plain Node: it runs before anything is installed. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Node ${process.versions.node} is too old: the generator needs 20.19 or newer. Install a current Node and try again.`,
    );
  }
  const installed = 'node_modules/.package-lock.json';
  if (fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync('package-lock.json').mtimeMs)
    return;
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  fs.utimesSync(installed, new Date(), new Date());
}

/**
 * Find Chromium for the browser tests; root gets Debian's package without windows, if there is one.
 * @returns {string} the path of its program
 */
export function installChromium() {
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'];
  if (!process.env.CHROMIUM && !fs.existsSync(withoutWindows) && process.getuid?.() === 0)
    for (const args of [['update', '-qq'], install])
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  return (
    findChromium() ??
    fail(
      `The browser tests need Chromium, and none was found. Run "sudo apt-get ${install.join(' ')}" (or install "chromium", if there is no such package), or set CHROMIUM to its path.`,
    )
  );
}

/**
 * Run a program with its output shown; exit with its status when it fails.
 * @param {string} program
 * @param {string[]} args
 */
export function run(program, args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status === 0) return;
  console.error(`"${program} ${args.join(' ')}" failed.`);
  process.exit(status ?? 1);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
