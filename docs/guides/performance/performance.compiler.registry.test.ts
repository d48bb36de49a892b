import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { install, makeProject } from '../../../tests/registry/project';

// Runs with `npm run test-long`: the site isn't built with the React Compiler, so it needs a registry.

const component = `
import MaterialTable from '@material-table/core';
import { useState } from 'react';
const Check = ({ row }) => <i>{row.tableData.checked ? 'checked' : 'open'}</i>;
const Passed = ({ row }) => <Check row={row} />;
const Value = ({ isChecked }) => <u>{isChecked ? 'checked' : 'open'}</u>;
export default function People() {
  const [rows, setRows] = useState([{ id: 1, name: 'Ann' }, { id: 2, name: 'Bob' }]);
  const [count, setCount] = useState(0);
  const columns = [
    { title: 'Name', field: 'name', render: (row) => <b>{row.name}</b> },
    { title: 'Passed', render: (row) => <Passed row={row} /> },
    { title: 'Value', render: (row) => <Value isChecked={row.tableData.checked} /> },
  ];
  const options = { filtering: true, selection: true, debounceInterval: 0 };
  return (
    <>
      <button id="add" onClick={() => setRows([...rows, { id: 3, name: 'Anna' }])}>{count}</button>
      <button id="count" onClick={() => setCount(count + 1)}>+</button>
      <MaterialTable columns={columns} data={rows} options={options} />
    </>
  );
}
`;

/** The rule knows this one by its name. */
const incompatible = `
import { useReactTable } from '@tanstack/react-table';
export function Grid({ columns, data }) {
  const table = useReactTable({ columns, data });
  return <p>{table.size}</p>;
}
`;

const program = `
import { transformAsync } from '@babel/core';
import fs from 'node:fs';
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<body></body>', { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
for (const name of ['Element', 'HTMLElement', 'SVGElement', 'Node', 'getComputedStyle']) globalThis[name] = window[name];
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const { act, createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const said = {};
for (const [kind, plugins] of [['plain', []], ['compiled', ['babel-plugin-react-compiler']]]) {
  const source = fs.readFileSync('People.jsx', 'utf8');
  const { code } = await transformAsync(source, { configFile: false, presets: [['@babel/preset-react', { runtime: 'automatic' }]], plugins, filename: 'People.jsx' });
  fs.writeFileSync(kind + '.mjs', code);
  const { default: People } = await import('./' + kind + '.mjs');
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(createElement(People)));
  const names = () => [...box.querySelectorAll('b')].map(({ textContent }) => textContent).join();
  const click = (one) => act(async () => one.click());
  const type = (text) => act(async () => {
    const input = box.querySelector('[aria-label="filter data by Name"]');
    Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await type('ann');
  const filtered = names();
  await click(box.querySelector('#count'));
  const rendered = names();
  await type('an');
  await click(box.querySelector('#add'));
  const added = names();
  await click(box.querySelector('tbody input[type=checkbox]'));
  said[kind] = { usesCompiler: code.includes('compiler-runtime'), filtered, rendered, added, passed: box.querySelector('i').textContent, value: box.querySelector('u').textContent };
  await act(async () => root.unmount());
}
console.log(JSON.stringify(said));
process.exit(0);
`;

const lint = `
import hooks from 'eslint-plugin-react-hooks';
const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };
export default [{ files: ['*.jsx'], languageOptions, ...hooks.configs.flat.recommended }];
`;

proves(
  [
    'The table works with the React Compiler 1.0 and shows new data, columns and options.',
    "The compiler memoizes inline columns, so users' filters are kept when your component renders.",
    "The lint rule react-hooks/incompatible-library doesn't report it.",
    'If a component in a cell passes row to another one, that one misses changes of row.tableData, because the table changes its copies of your rows in place.',
  ],
  async () => {
    const project = makeProject('compiler');
    project.write({
      'People.jsx': component,
      'Grid.jsx': incompatible,
      'run.mjs': program,
      'eslint.config.mjs': lint,
    });
    const table = ['react', 'react-dom', '@material-table/core', 'jsdom'];
    const tools = [
      '@babel/core@7',
      '@babel/preset-react@7',
      'babel-plugin-react-compiler@1',
      'eslint@9',
      'eslint-plugin-react-hooks@7',
    ];
    await install(project, ...table, ...tools);
    const said = await project.run('node', 'run.mjs');
    const line = /^\{"plain".*\}$/m.exec(said)?.[0] ?? '{}';
    const { plain, compiled } = JSON.parse(line) as Record<string, object>;
    expect(plain).toEqual({
      usesCompiler: false,
      filtered: 'Ann',
      rendered: 'Ann,Bob',
      added: 'Ann,Bob,Anna',
      passed: 'checked',
      value: 'checked',
    });
    expect(compiled).toEqual({
      usesCompiler: true,
      filtered: 'Ann',
      rendered: 'Ann',
      added: 'Ann,Anna',
      passed: 'open',
      value: 'checked',
    });
    const lintOf = (file: string) =>
      project.run('npx', '--no-install', 'eslint', '--max-warnings', '0', file);
    await expect(lintOf('Grid.jsx')).rejects.toThrow('react-hooks/incompatible-library');
    expect(await lintOf('People.jsx')).toBe('');
  },
);
