import MaterialTable, { type Column } from '@material-table/core';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press, search } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';

type Task = { id: number; name: string; status: 'open' | 'done' };
const tasks: Task[] = [
  { id: 1, name: 'Paint', status: 'open' },
  { id: 2, name: 'Clean', status: 'done' },
  { id: 3, name: 'Plan', status: 'open' },
];
const german: Record<string, string> = { name: 'Aufgabe', status: 'Stand', open: 'offen', done: 'fertig' };
const english: Record<string, string> = { name: 'Task', status: 'State', open: 'waiting', done: 'done' };
const Language = createContext(english);
const Text = ({ k }: { k: string }) => use(Language)[k];

/** A table of tasks with the columns of `useMade`, and a way to change the language. */
function mounted(useMade: (language: Record<string, string>) => Column<Task>[], rows = tasks) {
  function Provided({ children }: { children: (language: Record<string, string>) => ReactNode }) {
    const [language, setLanguage] = useState(english);
    return (
      <Language value={language}>
        <button id="de" onClick={() => setLanguage(german)} />
        <button id="en" onClick={() => setLanguage(english)} />
        {children(language)}
      </Language>
    );
  }
  function Table({ language }: { language: Record<string, string> }) {
    return (
      <MaterialTable
        columns={useMade(language)}
        data={rows}
        options={{
          filtering: true,
          columnsButton: true,
          selection: true,
          debounceInterval: 0,
          pageSize: 2,
          pageSizeOptions: [2],
        }}
      />
    );
  }
  const { el, unmount } = mount(<Provided>{(language) => <Table language={language} />}</Provided>);
  return { el, unmount, speak: (language: 'de' | 'en') => click(one(el, `#${language}`)) };
}

const useTranslated = (language: Record<string, string>) =>
  useMemo<Column<Task>[]>(
    () => [
      { title: language.name, field: 'name' },
      { title: language.status, field: 'status', lookup: { open: language.open, done: language.done } },
    ],
    [language],
  );
const useRendered = (language: Record<string, string>) =>
  useMemo<Column<Task>[]>(
    () => [{ title: language.status, field: 'status', render: ({ status }) => language[status] }],
    [language],
  );
const useKept = () =>
  useMemo<Column<Task>[]>(
    () => [
      { title: <Text k="name" />, field: 'name' },
      { title: <Text k="status" />, field: 'status', render: ({ status }) => <Text k={status} /> },
    ],
    [],
  );

const head = (el: ParentNode) => texts(el, 'thead th').filter(Boolean);
const filterOf = (el: ParentNode) => one(el, 'input[aria-label^="filter data by"]') as HTMLInputElement;

proves('Changing the language then translates titles, lookup and the output of render.', async () => {
  const { el, speak } = mounted(useTranslated);
  expect([head(el), shown(el, 1)]).toEqual([
    ['Task', 'State'],
    ['waiting', 'done'],
  ]);
  speak('de');
  await expect
    .poll(() => [head(el), shown(el, 1)])
    .toEqual([
      ['Aufgabe', 'Stand'],
      ['offen', 'fertig'],
    ]);
  const rendered = mounted(useRendered);
  rendered.speak('de');
  await expect.poll(() => shown(rendered.el)).toEqual(['offen', 'fertig']);
});

proves(
  'With lookup, the search, filters and sorting use the translation. With render: ({ status }) => t(status), they use the stored value.',
  async () => {
    const { el } = mounted(useTranslated);
    search(el, 'waiting');
    await expect.poll(() => shown(el)).toEqual(['Paint', 'Plan']);
    search(el, '');
    await expect.poll(() => shown(el)).toEqual(['Paint', 'Clean']);
    const sort = (root: HTMLElement) => click(all(root, 'thead .MuiTableSortLabel-root').at(-1) ?? root);
    sort(el);
    expect(shown(el, 1)).toEqual(['done', 'waiting']);
    const rendered = mounted(useRendered);
    rendered.speak('de');
    await expect.poll(() => shown(rendered.el)[0]).toBe('offen');
    search(rendered.el, 'offen');
    await expect.poll(() => shown(rendered.el)).toEqual([]);
    search(rendered.el, 'open');
    await expect.poll(() => shown(rendered.el)).toEqual(['offen', 'offen']);
  },
);

proves(
  [
    'Sorting, the page, the search and the selection are kept when the language changes, but filters, hidden columns, column order and widths are lost.',
    'To keep those, don\'t change the columns. Instead, translate in a component that calls useTranslation() itself: render: ({ status }) => <Text k={status} /> and title: <Text k="task.name" />.',
    'Filters and exports then name the column "[object Object]".',
  ],
  async () => {
    for (const useMade of [useTranslated, useKept]) {
      const { el, speak } = mounted(useMade);
      search(el, 'a');
      click(one(el, 'thead .MuiTableSortLabel-root'));
      await expect.poll(() => shown(el)).toEqual(['Clean', 'Paint']);
      click(one(el, `${bodyRow} input`));
      press(el, 'Next Page');
      speak('de');
      await expect.poll(() => head(el)).toEqual(['Aufgabe', 'Stand']);
      expect([shown(el), one(el, 'h6').textContent]).toEqual([['Plan'], '1 row(s) selected']);
      expect((one(el, 'input[aria-label="Search"]') as HTMLInputElement).value).toBe('a');

      fill(filterOf(el), 'l');
      await expect.poll(() => shown(el)).toEqual(['Clean', 'Plan']);
      speak('en');
      await expect.poll(() => head(el)[0]).toBe('Task');
      const isKept = useMade === useKept;
      expect(filterOf(el).ariaLabel).toBe(`filter data by ${isKept ? '[object Object]' : 'Task'}`);
      expect(filterOf(el).value).toBe(isKept ? 'l' : '');
      expect(shown(el)).toEqual(isKept ? ['Clean', 'Plan'] : ['Clean', 'Paint']);
    }
  },
);

proves('hidden columns, column order and widths are lost', async () => {
  for (const useMade of [useTranslated, useKept]) {
    const { el, speak, unmount } = mounted(useMade);
    press(el, 'Show Columns');
    await expect.poll(() => all(document, '[role="menu"] input').length).toBe(2);
    click(all(document, '[role="menu"] input')[1] ?? el);
    await expect.poll(() => head(el)).toEqual(['Task']);
    speak('de');
    await expect.poll(() => head(el)).toEqual(useMade === useKept ? ['Aufgabe'] : ['Aufgabe', 'Stand']);
    unmount();
  }
});
