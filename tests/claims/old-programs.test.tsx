import MaterialTable, * as core from '@material-table/core';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { press } from './hands';
import { all, shown, texts } from './read';
import { columns, mountTable, people } from './table';

/** For code that TypeScript rejects: programs of earlier versions, and mistakes in JavaScript. */
const Table = MaterialTable as unknown as ComponentType<Record<string, unknown>>;

proves(['detailPanel gets an object with rowData', 'This also applies to a list of panels.'], async () => {
  const old = (row: { name?: string }) => <p>{row.name ?? 'no name'}</p>;
  for (const detailPanel of [old, [{ render: old }], [() => ({ render: old })]]) {
    const { el } = mount(<Table columns={columns()} data={people.slice(0, 1)} detailPanel={detailPanel} />);
    press(el, 'Detail panel visibility toggle');
    await expect.poll(() => texts(el, 'tbody p')).toContain('no name');
  }
});

proves('The old export options have no effect.', () => {
  const options = {
    exportButton: true,
    exportCsv: () => undefined,
    exportPdf: () => undefined,
    exportFileName: 'people',
  };
  const { el } = mount(<Table columns={columns()} data={people} options={options} />);
  expect(all(el, 'button[aria-label="Export"]')).toEqual([]);
});

proves('The word after the number of rows is now labelRows.', () => {
  const localization = (name: string) => ({ pagination: { [name]: 'lines' } });
  const el = (name: string) =>
    mount(<Table columns={columns()} data={people} localization={localization(name)} />).el;
  expect(el('labelRowsSelect').textContent).not.toContain('lines');
  expect(el('labelRows').textContent).toContain('lines');
});

proves('For MaterialTable, use the default import.', () => {
  expect(Object.keys(core)).not.toContain('MaterialTable');
  expect(Object.keys(core)).toContain('default');
});

proves('(a, b) => a - b returns NaN, and (a, b) => a.age > b.age returns a boolean.', () => {
  const order = (customSort: (a: never, b: never) => unknown) =>
    shown(
      mountTable(
        { paging: false },
        { columns: columns({ age: { customSort: customSort as () => number, defaultSort: 'asc' } }) },
      ).el,
      2,
    ).map(Number);
  const sorted = people.map(({ age }) => age).toSorted((a, b) => a - b);
  expect(order((a: { age: number }, b: { age: number }) => a.age - b.age)).toEqual(sorted);
  expect(order((a: number, b: number) => a - b)).not.toEqual(sorted);
  expect(order((a: { age: number }, b: { age: number }) => a.age > b.age)).not.toEqual(sorted);
});
