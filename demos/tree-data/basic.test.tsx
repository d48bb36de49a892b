import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves, mount } from '../../tests/claims/claim';
import { pressText, click, fill } from '../../tests/claims/hands';
import { all, bodyRow, shown, titles, one } from '../../tests/claims/read';
import { node, treeOf } from '../../tests/claims/tree';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicExpanded from './basic.expanded';
import BasicSelection from './basic.selection';

/** The texts of a column of the rows that are visible. */
const texts = (demo: Locator, column: number) =>
  textsOf(demo.getByTestId('mtablebodyrow').byCss(`td:nth-child(${column})`)).map((text) => text.trim());

const toggle = (demo: Locator, name: string) =>
  demo.getByRole('row').filter({ hasText: name }).getByRole('button');

proves(
  [
    'Your data stays a flat array. Each row has the id of its parent, and one function finds the parent.',
    'parentChildData(row, rows) returns the parent of a row, or undefined for a root row.',
    'if it is a function, those for which it returns true, such as the countries in this demo.',
  ],
  async () => {
    const demo = visit(<Basic />);
    expect(texts(demo, 2)).toEqual(['Austria', 'Styria', 'Tyrol', 'Switzerland', 'Bern']);
  },
);

test('a click opens a branch and another one closes it', async () => {
  const demo = visit(<Basic />);
  await toggle(demo, 'Styria').click();
  await expect
    .poll(() => texts(demo, 2))
    .toEqual(['Austria', 'Styria', 'Graz', 'Leoben', 'Tyrol', 'Switzerland', 'Bern']);
  await toggle(demo, 'Austria').click();
  await expect.poll(() => texts(demo, 2)).toEqual(['Austria', 'Switzerland', 'Bern']);
});

proves(
  ['If you search for "Graz", the branch that leads to it opens, and the other branches are hidden.'],
  async () => {
    const demo = visit(<Basic />);
    await demo.getByPlaceholder('Search').fill('Graz');
    await expect.poll(() => texts(demo, 2)).toEqual(['Austria', 'Styria', 'Graz']);
    await demo.getByPlaceholder('Search').fill('');
    await expect
      .poll(() => texts(demo, 2))
      .toEqual(['Austria', 'Styria', 'Graz', 'Leoben', 'Tyrol', 'Switzerland']);
  },
);

test('sorting works within each level', async () => {
  const demo = visit(<Basic />);
  await demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Population' }).click();
  await expect.poll(() => texts(demo, 2)).toEqual(['Switzerland', 'Bern', 'Austria', 'Tyrol', 'Styria']);
});

proves(
  [
    "A click on a parent's checkbox selects everything below it, and another click clears it.",
    "This works downwards only: selecting children doesn't check their parent, and clearing one doesn't uncheck it.",
  ],
  async () => {
    const demo = visit(<BasicSelection />);
    const selected = demo.getByLabelText('Selected');
    await demo.getByLabelText('Select Orders').click();
    await expect.poll(() => textsOf(selected)).toEqual(['Selected: Orders, List, Read, Export, Invoices']);
    await demo.getByLabelText('Select Export').click();
    await expect.poll(() => textsOf(selected)).toEqual(['Selected: Orders, List, Read, Invoices']);
    await demo.getByLabelText('Select Orders').click();
    await expect.poll(() => textsOf(selected)).toEqual(['Nothing selected']);
  },
);

proves(
  [
    "This works downwards only: selecting children doesn't check their parent, and clearing one doesn't uncheck it.",
  ],
  async () => {
    const demo = visit(<BasicSelection />);
    await demo.getByLabelText('Select Read').click();
    await demo.getByLabelText('Select Export').click();
    await expect.poll(() => textsOf(demo.getByLabelText('Selected'))).toEqual(['Selected: Read, Export']);
    await expect.element(demo.getByLabelText('Select List')).not.toBeChecked();
    await demo.getByLabelText('Select all permissions').click();
    await expect
      .poll(() => textsOf(demo.getByLabelText('Selected')))
      .toEqual(['Selected: Orders, List, Read, Export, Invoices, Reports']);
  },
);

proves(
  ['pageSize counts only root rows.', 'onTreeExpandChange is called after a row is opened or closed.'],
  async () => {
    const demo = visit(<BasicExpanded />);
    expect(texts(demo, 2)).toEqual(['letters', 'photos']);
    await toggle(demo, 'photos').click();
    await expect.poll(() => texts(demo, 2)).toEqual(['letters', 'photos', 'garden.jpg', 'roof.jpg']);
    await expect
      .poll(() => textsOf(demo.getByLabelText('Events')))
      .toEqual(['onTreeExpandChange: photos opened']);
    await toggle(demo, 'photos').click();
    await expect
      .element(demo.getByLabelText('Events'))
      .toHaveTextContent('onTreeExpandChange: photos closed');
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.poll(() => texts(demo, 2)).toEqual(['taxes']);
  },
);

interface Shelf {
  id: number;
  name: string;
  books?: string;
  films?: string;
  parentId?: number;
  kind?: string;
}
const shelves: Shelf[] = [
  { id: 1, name: 'Left', books: '1 book', films: '1 film' },
  { id: 2, name: 'Emma', parentId: 1, kind: 'books' },
  { id: 3, name: 'Alien', parentId: 1, kind: 'films' },
];

function Shelves() {
  const [open, setOpen] = useState<{ id: number; kind: string }>();
  const rows = shelves.filter(
    ({ parentId, kind }) => !parentId || (parentId === open?.id && kind === open.kind),
  );
  const columns = useMemo<Column<Shelf>[]>(
    () => [
      { title: 'Name', field: 'name' },
      ...(['books', 'films'] as const).map((kind) => ({
        title: kind,
        field: kind,
        render: (row: Shelf) =>
          row[kind] && <button onClick={() => setOpen({ id: row.id, kind })}>{row[kind]}</button>,
      })),
    ],
    [],
  );
  return (
    <MaterialTable
      columns={columns}
      data={rows}
      parentChildData={(row, list) => list.find(({ id }) => id === row.parentId)}
      options={{ defaultExpanded: true, paging: false }}
    />
  );
}

proves(
  [
    'A row opens with all its children, so pass only those that the click asks for.',
    'In each column, render a button that calls setOpen, and set defaultExpanded: true.',
  ],
  () => {
    const { el } = mount(<Shelves />);
    expect(shown(el)).toEqual(['Left']);
    pressText(el, '1 book');
    expect(shown(el)).toEqual(['Left', 'Emma']);
    pressText(el, '1 film');
    expect(shown(el)).toEqual(['Left', 'Alien']);
  },
);

proves(
  [
    'Parents and children have the same columns.',
    'The arrow has its own narrow column, which is always the first and has no header.',
  ],
  () => {
    const data = [
      node(1, 'Left', { city: 'Bonn' }),
      node(2, 'Emma', { city: 'Oslo', parentId: 1 }),
      node(3, 'Alien', { city: 'Rome', parentId: 1 }),
    ];
    const options = { filtering: false, selection: false };
    const { el } = mount(<div style={{ width: 900 }}>{treeOf(data, options)}</div>);
    expect(titles(el)).toEqual(['', 'Name', 'City']);
    expect(all(el, 'th')[0]?.offsetWidth).toBeLessThan(60);
    const cells = all(el, bodyRow).map((row) => all(row, 'td').map(({ innerText }) => innerText.trim()));
    expect(cells).toEqual([
      ['', 'Left', 'Bonn'],
      ['', 'Emma', 'Oslo'],
      ['', 'Alien', 'Rome'],
    ]);
    expect(all(el, `${bodyRow} td:first-child button`).length).toBeGreaterThan(0);
  },
);

proves('After a filter is cleared, all children are back.', async () => {
  const { el } = mount(
    treeOf([node(1, 'root'), node(2, 'child', { parentId: 1 }), node(3, 'sister', { parentId: 1 })]),
  );
  expect(shown(el)).toEqual(['root', 'child', 'sister']);
  const filter = one(el, '[aria-label="filter data by Name"]') as HTMLInputElement;
  fill(filter, 'sis');
  await expect.poll(() => shown(el)).toEqual(['root', 'sister']);
  fill(filter, '');
  await expect.poll(() => shown(el)).toEqual(['root', 'child', 'sister']);
});

proves('With a data function, selecting a parent selects its children on this page.', async () => {
  const rows = [node(1, 'root'), node(2, 'child', { parentId: 1 })];
  const load = async () => ({ data: rows, page: 0, totalCount: 3 });
  const { el } = mount(treeOf(load, { paging: true }));
  await expect.poll(() => shown(el)).toEqual(['root', 'child']);
  click(one(el, `${bodyRow} input`));
  expect(all(el, `${bodyRow} input:checked`)).toHaveLength(2);
});
