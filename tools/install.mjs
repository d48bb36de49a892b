import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { findChromium, isQuickest } from './chromium.mjs';

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
 * Find Chromium for the browser tests, or install Debian's if allowed, preferably its package without
 * windows.
 * @returns {string} the path of its program
 */
export function installChromium() {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall && !isQuickest()) {
    tryRun('apt-get', ['update', '-qq']);
    if (!tryRun('apt-get', installing('chromium-headless-shell')) && !findChromium())
      run('apt-get', installing('chromium'), quietly);
  }
  return (
    findChromium() ??
    fail(
      `The browser tests need Chromium, and none was found. Run "sudo apt-get ${installing('chromium-headless-shell').join(' ')}" (or "chromium", if there is no such package), or set CHROMIUM to its path.`,
    )
  );
}

const quietly = { DEBIAN_FRONTEND: 'noninteractive' };

/** @param {string} browser */
function installing(browser) {
  return ['install', '-y', '--no-install-recommends', browser, 'fonts-liberation'];
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function tryRun(program, args) {
  return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...quietly } }).status === 0;
}

/**
 * Run a program with its output shown; exit with its status when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function run(program, args, environment = {}) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
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
