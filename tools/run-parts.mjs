import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

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

/**
 * Repeat the failures at the end, where people and CI look first.
 * @param {Part[]} parts
 */
export function printSummary(parts) {
  console.log(`\n${summaryOf(parts).join('\n')}`);
}

/**
 * A line for each part, and below a failed one a line for each of its tests that failed.
 * @param {Part[]} parts
 * @returns {string[]}
 */
export function summaryOf(parts) {
  return parts.flatMap(({ name, isPassed, output, seconds }) => [
    `${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`,
    ...(isPassed ? [] : failuresIn(output).map((line) => `        ${line}`)),
  ]);
}

/**
 * The lines in which Vitest names a failed test, or an error outside of one, and what was thrown.
 * @param {string} output
 */
export function failuresIn(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const said = lines.flatMap((line, at) =>
    /^\s*FAIL {2}|⎯ Unhandled (?!Errors)/.test(line)
      ? [line.replaceAll('⎯', '').trim(), ...errorBelow(lines[at + 1])]
      : [],
  );
  return [...new Set(said)];
}

/** @param {string | undefined} line */
function errorBelow(line) {
  return line && /Error/.test(line) ? [line.trim()] : [];
}

/**
 * npm's own warnings are not about this repository.
 * @param {string} output
 */
function withoutNpm(output) {
  return output.replace(/^npm (?:warn|notice).*\n/gm, '').trim();
}
