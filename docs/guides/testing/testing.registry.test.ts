import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { install, makeProject } from '../../../tests/registry/project';

// Runs with `npm run test-long`: the site has no Jest and no react-test-renderer, so it needs a registry.

const here = (file: string) => fs.readFileSync(path.join('docs/guides/testing', file), 'utf8');
const samples = ['rows', 'editing', 'dates', 'clock', 'remote'];

/** The Jest version of a sample, as the page describes it. */
const forJest = (code: string) =>
  code
    .replaceAll("'vitest'", "'@jest/globals'")
    .replaceAll(/\bvi\b/g, 'jest')
    .replaceAll('shouldAdvanceTime', 'advanceTimers');

proves(
  [
    'Jest must transform it',
    'This configuration was tested with Jest 30',
    'until it transforms all four',
    'To run the samples below with Jest, import from @jest/globals, and replace vi with jest and shouldAdvanceTime with advanceTimers.',
  ],
  async () => {
    const project = makeProject('jest');
    const setting = here('_jest.config.js');
    project.write({
      'jest.config.js': setting,
      'without.config.js': setting.replace(/^\s*transformIgnorePatterns.*$/m, ''),
      // A busy machine gets the time it needs.
      'patient.js': "require('@testing-library/dom').configure({ asyncUtilTimeout: 60000 });",
      'tasks.tsx': here('tasks.tsx'),
      ...Object.fromEntries(samples.map((name) => [`${name}.test.tsx`, forJest(here(`_${name}.tsx`))])),
    });
    const tools = ['jest@30', '@swc/core', '@swc/jest', 'jest-environment-jsdom@30'];
    const library = ['@testing-library/react', '@testing-library/dom', '@testing-library/user-event'];
    await install(project, 'react', 'react-dom', '@material-table/core', ...tools, ...library);
    const flags = ['--setupFilesAfterEnv', './patient.js', '--testTimeout', '120000', '-w', '1'];
    const jest = (config: string) => project.run('npx', '--no-install', 'jest', '--config', config, ...flags);
    expect(await jest('jest.config.js')).toMatch(/Test Suites: 5 passed, 5 total/);
    await expect(jest('without.config.js')).rejects.toThrow(
      /Must use import to load ES Module|Cannot use import statement outside a module/,
    );
  },
);

const program = `
import { createElement } from 'react';
import { act, create } from 'react-test-renderer';
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<body></body>', { pretendToBeVisual: true });
for (const name of ['document', 'Element', 'HTMLElement', 'SVGElement', 'Node', 'getComputedStyle']) globalThis[name] = window[name];
globalThis.window = window;
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const { default: MaterialTable } = await import('@material-table/core');
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const said = [];
console.error = (...parts) => said.push(parts.join(' '));
try {
  await act(async () => void create(createElement(MaterialTable, { columns: [{ title: 'Name', field: 'name' }], data: [{ id: 1, name: 'Fern' }] })));
} catch (error) {
  said.push(error.message);
}
console.log(said.join('\\n'));
`;

proves(
  [
    'It is deprecated and has no DOM, so drag and drop finds no HTMLElement, and "Cannot read properties of null (reading \'scrollWidth\')" is thrown.',
    'Render with Testing Library instead.',
  ],
  async () => {
    const project = makeProject('test-renderer');
    project.write({ 'render.mjs': program });
    await install(project, 'react', 'react-dom', 'jsdom', '@material-table/core');
    const { version } = JSON.parse(
      fs.readFileSync(path.join(project.folder, 'node_modules/react/package.json'), 'utf8'),
    ) as { version: string };
    await install(project, `react-test-renderer@${version}`);
    const said = await project.run('node', 'render.mjs');
    expect(said).toContain('react-test-renderer is deprecated');
    expect(said).toContain('innerRef has not been provided with a HTMLElement');
    expect(said).toContain("Cannot read properties of null (reading 'scrollWidth')");
  },
);
