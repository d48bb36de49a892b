import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import { expect } from 'vitest';
import { parseMdx } from '../../../plugins/markdown';
import { proves } from '../../../tests/claims/claim';

// What the testing guide says about its samples and Testing Library, tested in Node.

proves(
  [
    "The samples import this table as ./tasks and run in this site's tests.",
    'Vitest needs no configuration for the package',
  ],
  () => {
    const samples = samplesOf('docs/guides/testing/index.mdx');
    const ofTable = samples.filter(({ code }) => code.includes('<Tasks'));
    expect(ofTable.length).toBeGreaterThan(3);
    for (const { code } of ofTable) expect(code).toContain("import Tasks from './tasks';");
    // The project "samples" runs files with this prefix, with the configuration on the page.
    const config = fs.readFileSync('vitest.config.mts', 'utf8');
    expect(config).toContain("extends: './docs/guides/testing/_vitest.config.mts'");
    expect(config).toContain("include: ['docs/guides/testing/_*.tsx']");
    for (const { from, code } of samples) {
      expect(fs.readFileSync(`docs/guides/testing/${from}`, 'utf8')).toBe(`${code}\n`);
      expect(from).toMatch(/^_[\w.]+$|^testing\.spec\.ts$/);
    }
    const shown = samples.find(({ from }) => from === '_vitest.config.mts')?.code ?? '';
    expect(shown).toContain("environment: 'jsdom'");
    expect(shown).not.toMatch(/material-table|inline|deps|alias|transform/);
  },
);

/** Render, then do the test runner's cleanup; print the remaining elements before and after `cleanup()`. */
const program = `
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('<body></body>');
Object.assign(globalThis, { window, document: window.document });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const hooks = [];
if (process.argv.includes('globals')) globalThis.afterEach = (run) => hooks.push(run);
const { cleanup, render } = require('@testing-library/react');
render(require('react').createElement('p'));
const left = () => document.querySelectorAll('p').length;
for (const run of hooks) run();
const counts = [left()];
cleanup();
console.log(JSON.stringify([...counts, left()]));
`;

proves("Without Vitest's globals, call afterEach(cleanup)", () => {
  const leftWith = (...args: string[]) =>
    JSON.parse(
      execFileSync(process.execPath, ['-e', program, '--', ...args], { encoding: 'utf8' }),
    ) as number[];
  expect(leftWith('globals')).toEqual([0, 0]);
  expect(leftWith()).toEqual([1, 0]);
});

/** Print what React logs when an update is flushed by an `act`, without a test runner's globals. */
const actProgram = `
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('<body></body>');
Object.assign(globalThis, { window, document: window.document });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const [from, isSet] = process.argv.slice(-2);
if (isSet === 'set') globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { createElement, useState } = require('react');
const { act } = require(from);
const logged = [];
console.error = (message) => logged.push(message);
let update;
const Part = () => {
  const [text, setText] = useState('old');
  update = setText;
  return createElement('p', null, text);
};
require('@testing-library/react').render(createElement(Part));
act(() => update('new'));
console.log(JSON.stringify([document.querySelector('p').textContent, ...new Set(logged)]));
`;

proves(
  [
    'import act from Testing Library.',
    'React\'s own act logs "The current testing environment is not configured to support act(...)" until you set IS_REACT_ACT_ENVIRONMENT to true on globalThis.',
  ],
  () => {
    const loggedBy = (...args: string[]) =>
      JSON.parse(
        execFileSync(process.execPath, ['-e', actProgram, '--', ...args], { encoding: 'utf8' }),
      ) as string[];
    const warning = 'The current testing environment is not configured to support act(...)';
    expect(loggedBy('react', 'unset')).toEqual(['new', warning]);
    expect(loggedBy('react', 'set')).toEqual(['new']);
    expect(loggedBy('@testing-library/react', 'unset')).toEqual(['new']);
  },
);

function samplesOf(page: string): { from: string; code: string }[] {
  const samples: { from: string; code: string }[] = [];
  visit(parseMdx(fs.readFileSync(page, 'utf8')), 'code', ({ meta, value }) => {
    const from = /(?:^|\s)from="([^"]*)"/.exec(meta ?? '')?.[1];
    if (from) samples.push({ from, code: value });
  });
  return samples;
}
