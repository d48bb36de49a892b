import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A part of a longer run, with what it printed and how long it took.
 * @typedef {{ name: string, isPassed: boolean, output: string, seconds: number }} Part
 */

/**
 * Run a program to its end and keep what it prints: parts that run side by side would mix their lines.
 * @param {string} name
 * @param {string[]} command a program of the machine or of an installed package, and its arguments
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Part>}
 */
export function runPart(name, [program = '', ...args], environment = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const places = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment, PATH: places },
    });
    let output = '';
    const keep = (/** @type {Buffer} */ data) => (output += data);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ name, isPassed: status === 0, output: output.trim(), seconds });
    });
  });
}

/**
 * Repeat at the end, where people and CI look first, which parts failed, and the names of their failed tests.
 * @param {Part[]} parts
 */
export function printSummary(parts) {
  console.log();
  for (const { name, isPassed, output, seconds } of parts) {
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
    const failures = stripVTControlCharacters(output).match(/^ *FAIL {2}.*$|⎯ Unhandled (?!Errors).*$/gm);
    if (!isPassed && failures) console.log([...new Set(failures)].join('\n'));
  }
}
