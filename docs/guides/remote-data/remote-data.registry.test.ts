import fs from 'node:fs';
import { transform } from 'esbuild';
import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { fencesOf } from '../../../tests/content/fences/find';
import { install, makeProject } from '../../../tests/registry/project';

// Runs with `npm run test-long`: the site has no TanStack Query, so it needs a registry.

const page = 'docs/guides/remote-data/index.mdx';

const around = (sample: string) => `
import MaterialTable from '@material-table/core';
import { QueryClient } from '@tanstack/react-query';
import { act, createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
let requested = [];
const fetchPeople = async (page, pageSize) => {
  requested.push(page);
  return { data: [{ id: page, name: 'Page ' + page }], page, totalCount: 3 * pageSize };
};
const queryClient = new QueryClient();
${sample}
const tableRef = createRef();
const box = document.body.appendChild(document.createElement('div'));
const table = createElement(MaterialTable, { columns: [{ title: 'Name', field: 'name' }], data: loadCached, tableRef });
const settled = async (text) => {
  do await act(async () => new Promise((done) => setTimeout(done, 5)));
  while (!box.textContent.includes(text) || queryClient.isFetching());
};
const said = [];
const step = async (shown, run) => {
  requested = [];
  await act(async () => run());
  await settled(shown);
  said.push(requested.join());
};
const turn = (name) => box.querySelector('button[aria-label="' + name + '"]').click();
await step('Page 0', () => createRoot(box).render(table));
await step('Page 1', () => turn('Next Page'));
await step('Page 2', () => turn('Next Page'));
await step('Page 1', () => turn('Previous Page'));
await step('Page 1', () => tableRef.current.onQueryChange());
await step('Page 1', async () => {
  await queryClient.invalidateQueries({ queryKey: ['people'] });
  tableRef.current.onQueryChange();
});
console.log(JSON.stringify(said));
process.exit(0);
`;

const browser = `
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<body></body>', { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
for (const name of ['Element', 'HTMLElement', 'SVGElement', 'Node', 'getComputedStyle']) globalThis[name] = window[name];
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
await import('./' + process.argv[2] + '.mjs');
`;

proves(
  [
    'Without staleTime, no page is reused.',
    'With staleTime, first invalidate the query with invalidateQueries.',
    'With TanStack Query, call queryClient.fetchQuery, and prefetch the next page:',
  ],
  async () => {
    const fences = await fencesOf(page, fs.readFileSync(page, 'utf8'));
    const sample = fences.find(({ code }) => code.includes('prefetchQuery'))?.code ?? '';
    const { code } = await transform(sample, { loader: 'ts', treeShaking: false });
    const project = makeProject('query');
    project.write({
      'fresh.mjs': around(code),
      'stale.mjs': around(code.replace('staleTime: 3e4', '')),
      'run.mjs': browser,
    });
    await install(project, 'react', 'react-dom', '@material-table/core', 'jsdom', '@tanstack/react-query@5');
    const requestsOf = async (name: string) => {
      const said = await project.run('node', 'run.mjs', name);
      return JSON.parse(/^\[.*\]$/m.exec(said)?.[0] ?? '[]') as string[];
    };
    // First page, next, next, previous, a reload, a reload after the cache was told.
    expect(await requestsOf('fresh')).toEqual(['0,1', '2', '', '', '', '1,2']);
    expect(await requestsOf('stale')).toEqual(['0,1', '1,2', '2', '1,2', '1,2', '1,2']);
  },
);
