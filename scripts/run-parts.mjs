import { spawn } from 'node:child_process';

/**
 * A part of a longer run, with what it printed and how long it took.
 * @typedef {{ name: string, isPassed: boolean, output: string, seconds: number }} Part
 */

/**
 * Run a program to its end and keep what it prints: parts that run side by side would mix their lines.
 * @param {string} name
 * @param {string[]} command a program of npx, and its arguments
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Part>}
 */
export function runPart(name, command, environment = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npx', command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    const keep = (/** @type {Buffer} */ data) => (output += data);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ name, isPassed: status === 0, output: withoutNpm(output), seconds });
    });
  });
}

/** @param {Part[]} parts */
export function printSummary(parts) {
  console.log('');
  for (const { name, isPassed, seconds } of parts)
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
}

/**
 * npm's own warnings say nothing of this repository.
 * @param {string} output
 */
function withoutNpm(output) {
  return output.replace(/^npm (?:warn|notice).*\n/gm, '').trim();
}
