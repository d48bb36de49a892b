import MaterialTable, { type Query } from '@material-table/core';
import { useState } from 'react';
import { expect } from 'vitest';
import { saidBy } from '../../docs/errors/_produce';
import { choose, downloads } from '../../docs/guides/_exports';
import { proves, mount } from './claim';
import { reproduces } from './reproduction';
import { click, fill, press, pressText } from './hands';
import { all, one, shown, texts } from './read';
import { columns, people, type Person } from './table';

const below = (el: ParentNode) => one(el, ':scope > p').textContent;
const field = (el: ParentNode, selector: string) => one(el, selector) as HTMLInputElement;

proves('Changes made while remote data loads are forgotten', () =>
  reproduces(
    'changes-while-loading',
    async (el) => {
      await expect.poll(() => shown(el)).toEqual(['Ada', 'Ben']);
      fill(field(el, 'input[aria-label="Search"]'), 'Ada');
      await expect.poll(() => below(el)).toBe('Asked for everybody, then Ada');
      click(one(el, 'th .MuiTableSortLabel-root'));
      await expect.poll(() => below(el)).not.toBe('Asked for everybody, then Ada');
      return below(el);
    },
    {
      wrong: 'Asked for everybody, then Ada, then everybody',
      right: 'Asked for everybody, then Ada, then Ada',
    },
  ),
);

proves('Remote data exports the loaded page only', () =>
  reproduces(
    'export-page-only',
    async (el) => {
      await expect.poll(() => shown(el)).toEqual(['Ada']);
      await choose(el, 'Names');
      await expect.poll(() => below(el)).not.toBe('File: ');
      return below(el);
    },
    { wrong: 'File: Ada', right: 'File: Ada, Ben' },
  ),
);

proves("exportTransformer doesn't get your row", () =>
  reproduces(
    'export-transformer',
    async (el) => {
      const files = downloads();
      await choose(el, 'CSV');
      return decodeURIComponent(files[0]?.href ?? '').includes('Ada from Bonn');
    },
    { wrong: false, right: true },
  ),
);

proves('fixedColumns are white in dark mode', () =>
  reproduces(
    'fixed-columns-white',
    async (el) => {
      const copy = () => all(el, 'div').find(({ style }) => style.background === 'white');
      await expect.poll(copy).toBeDefined();
      return getComputedStyle(copy() as HTMLElement).backgroundColor;
    },
    { wrong: 'rgb(255, 255, 255)', right: 'rgb(18, 18, 18)' },
  ),
);

proves('Overridden components and icons arrive after the first render', () =>
  reproduces(
    'overrides-late',
    async (el) => {
      await expect.poll(() => all(el, '.MuiToolbar-root')).toEqual([]);
      await expect.poll(() => below(el)).not.toBe('Moved by ? px');
      return below(el) === 'Moved by 0 px';
    },
    { wrong: false, right: true },
  ),
);

proves("The language of the date pickers doesn't change", () =>
  reproduces(
    'picker-locale-place',
    async (el) => {
      const date = () => texts(el, '#m--table--filter--row td')[1]?.replace(/[^\d./]/g, '');
      await expect.poll(date).toContain('1990');
      return date();
    },
    { wrong: '05/09/1990', right: '09.05.1990' },
  ),
);

proves('New columns stay sorted by the old ones', () =>
  reproduces(
    'replaced-columns-sorted',
    async (el) => {
      expect(shown(el)).toEqual(['Ben', 'Ada']);
      pressText(el, 'Ages');
      await expect.poll(() => texts(el, 'thead th')).toContain('Age');
      return shown(el);
    },
    { wrong: ['Ben', 'Ada'], right: ['Ada', 'Ben'] },
  ),
);

proves('A saved row stays in edit mode, or crashes the table', () =>
  reproduces(
    'stored-table-data',
    async (el) => {
      const inputs = () => all(el, 'tbody input').length;
      press(el, 'Edit');
      await expect.poll(inputs).toBe(1);
      fill(field(el, 'tbody input'), 'Eve');
      press(el, 'Save');
      await expect.poll(() => below(el)).toBe('Stored: Eve, Ben');
      await expect.poll(() => all(el, '[role=progressbar]')).toEqual([]);
      return inputs();
    },
    { wrong: 1, right: 0 },
  ),
);

proves('A failed request shows no message, or loads forever', () =>
  reproduces(
    'rejected-without-message',
    async (el) => {
      const retry = () => all(el, 'svg').find(({ style }) => style.cursor === 'pointer');
      await expect.poll(retry).toBeDefined();
      return retry()?.parentElement?.textContent?.trim();
    },
    { wrong: '', right: 'The server is down.' },
  ),
);

proves('With a data function, orderByField still names the old field.', async () => {
  const asked: (string | undefined)[] = [];
  const load = async ({ page, orderByCollection }: Query<Person>) => {
    asked.push(orderByCollection.find(({ orderDirection }) => orderDirection)?.orderByField);
    return { data: people.slice(0, 2), page, totalCount: 2 };
  };
  const table = (fields: (keyof Person)[]) => (
    <MaterialTable columns={fields.map((field) => ({ title: field, field }))} data={load} />
  );
  const { el, rerender } = mount(table(['name', 'city']));
  await expect.poll(() => shown(el)).toHaveLength(2);
  click(one(el, 'th .MuiTableSortLabel-root'));
  await expect.poll(() => asked).toEqual([undefined, 'name']);
  rerender(table(['age', 'city']));
  fill(field(el, 'input[aria-label="Search"]'), 'A');
  await expect.poll(() => asked).toEqual([undefined, 'name', 'name']);
});

proves('opens the row again with every change of data', async () => {
  const stored = { ...people[0], tableData: { editing: 'update' } } as Person;
  const table = (data: Person[]) => (
    <MaterialTable columns={columns()} data={data} editable={{ onRowUpdate: async () => undefined }} />
  );
  const { el, rerender } = mount(table([stored]));
  expect(all(el, 'button[aria-label="Save"]')).toHaveLength(1);
  press(el, 'Cancel');
  await expect.poll(() => all(el, 'button[aria-label="Save"]')).toHaveLength(0);
  rerender(table([stored, people[1] as Person]));
  expect(all(el, 'button[aria-label="Save"]')).toHaveLength(1);
});

proves(
  'A store that freezes it (Redux Toolkit, Immer) crashes the table: "Cannot assign to read only property \'editing\'".',
  async () => {
    function Frozen() {
      const [rows, setRows] = useState(people.slice(0, 2));
      const [own] = useState(columns);
      const onRowUpdate = async (row: Person & { tableData?: object }) => {
        Object.freeze(row.tableData);
        setRows((before) => before.map((old) => (old.id === row.id ? Object.freeze(row) : old)));
      };
      return <MaterialTable columns={own} data={rows} editable={{ onRowUpdate }} />;
    }
    const message = "Cannot assign to read only property 'editing'";
    const act = (el: HTMLElement) => {
      press(el, 'Edit');
      press(el, 'Save');
    };
    expect(await saidBy(<Frozen />, { act }, (said) => said.includes(message))).toContain(message);
  },
);
