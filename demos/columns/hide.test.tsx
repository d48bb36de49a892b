import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { proves, mount } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, one, texts, titles, headers as headersOf } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Hide from './hide';
import HideOutside from './hide.outside';

const headers = (demo: Locator) => textsOf(demo.byCss('thead th'));

proves(
  [
    'options.columnsButton adds a button with a menu of the columns to the toolbar.',
    'hidden is the initial state, removable: false keeps the column visible, hiddenByColumnsButton: true removes it from the menu',
    'hiddenByColumnsButton: true only removes it from the menu.',
  ],
  async () => {
    const demo = visit(<Hide />);
    expect(headers(demo)).toEqual(['Product', 'In stock', 'Sold']);
    await demo.getByRole('button', { name: 'Show Columns' }).click();
    const menu = page.getByRole('menu');
    await expect.element(menu.getByText('Weight')).toBeVisible();
    await expect.element(menu.getByText('Price')).not.toBeInTheDocument();
    await expect.element(menu.getByRole('checkbox', { name: 'Product' })).toBeDisabled();
    await menu.getByText('Weight').click();
    await menu.getByText('In stock').click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => headers(demo)).toEqual(['Product', 'Sold', 'Weight']);
  },
);

proves(['searchable: true includes it in the search while it is hidden'], async () => {
  const demo = visit(<Hide />);
  await demo.getByRole('textbox', { name: 'Search' }).fill('320');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Oak table']);
});

proves(['onChangeColumnHidden reports choices made in the menu, so both stay in sync.'], async () => {
  const demo = visit(<HideOutside />);
  expect(headers(demo)).toEqual(['Flight', 'To', 'Departure', 'Gate']);
  await demo.getByRole('switch', { name: 'Aircraft' }).click();
  await expect.poll(() => headers(demo)).toEqual(['Flight', 'To', 'Departure', 'Gate', 'Aircraft']);
  await demo.getByRole('button', { name: 'Show Columns' }).click();
  const menu = page.getByRole('menu');
  await expect.element(menu.getByRole('checkbox', { name: 'Aircraft' })).toBeChecked();
  await menu.getByText('Gate').click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => headers(demo)).toEqual(['Flight', 'To', 'Departure', 'Aircraft']);
  await expect.element(demo.getByRole('switch', { name: 'Gate' })).not.toBeChecked();
});

function OwnChooser() {
  const [fields, setFields] = useState<(keyof Person)[]>(['name', 'city']);
  const own = useMemo(
    () => columns().filter(({ field }) => fields.includes(field as keyof Person)),
    [fields],
  );
  return (
    <>
      <button onClick={() => setFields(['name', 'age'])}>Choose</button>
      <MaterialTable columns={own} data={people} />
    </>
  );
}

proves(
  [
    'hidden: true hides a column until users select it in the menu.',
    "hiddenByColumnsButton: true only removes it from the menu. With both, users can't see the column at all.",
  ],
  async () => {
    const { el } = mountTable(
      { columnsButton: true },
      {
        data: people.slice(0, 1),
        columns: [
          { title: 'Name', field: 'name', hidden: true },
          { title: 'City', field: 'city', hiddenByColumnsButton: true },
          { title: 'Age', field: 'age', hidden: true, hiddenByColumnsButton: true },
        ],
      },
    );
    expect(texts(el, 'thead th')).toEqual(['City']);
    press(el, 'Show Columns');
    await expect.poll(() => all(document, '[role=menu] input')).toHaveLength(1);
    click(one(document, '[role=menu] input'));
    await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'City']);
  },
);

proves(
  [
    "icons.ViewColumn changes the button's icon.",
    'To use a different button, omit columnsButton, and create columns from the fields that your own menu keeps in state',
  ],
  () => {
    const { el } = mount(<OwnChooser />);
    expect(titles(el)).toEqual(['Name', 'City']);
    click(one(el, 'button'));
    expect(titles(el)).toEqual(['Name', 'Age']);
    const icons = { ViewColumn: () => <svg data-own /> };
    const own = mountTable({ columnsButton: true }, { icons: icons as never }).el;
    expect(all(own, 'button[aria-label="Show Columns"] [data-own]')).toHaveLength(1);
  },
);

proves(
  [
    "Data that users don't have to see needs no column, because actions, render and onRowUpdate receive the whole row.",
    'A hidden column has no input in edit mode, but its value is passed to onRowUpdate.',
  ],
  async () => {
    for (const own of [columns().slice(0, 1), columns({ city: { hidden: true }, age: { hidden: true } })]) {
      const onRowUpdate = vi.fn(async (_row: Person) => undefined);
      const onClick = vi.fn();
      const { el } = mountTable(
        {},
        {
          columns: own,
          editable: { onRowUpdate },
          actions: [{ icon: () => <i />, tooltip: 'Call', onClick }],
        },
      );
      press(el, 'Call');
      expect(onClick.mock.lastCall?.[1]).toMatchObject({ id: 1, city: 'Bonn' });
      press(el, 'Edit');
      const fields = all(el, 'tbody tr:has(button[aria-label=Save]) input');
      expect(fields).toHaveLength(1);
      fill(one(el, 'tbody input'), 'Zoe');
      press(el, 'Save');
      await expect
        .poll(() => onRowUpdate.mock.lastCall?.[0])
        .toMatchObject({ id: 1, name: 'Zoe', city: 'Bonn' });
    }
  },
);

proves('To export the column, set export: true.', () => {
  const exportFunc = vi.fn<(columns: Column<Person>[], rows: Record<string, unknown>[]) => void>();
  const hidden = { hidden: true };
  const { el } = mountTable(
    { exportMenu: [{ label: 'CSV', exportFunc }] },
    { columns: columns({ city: { ...hidden, export: true }, age: hidden }) },
  );
  press(el, 'Export');
  one(document, '[role=menuitem]').click();
  expect(exportFunc.mock.lastCall?.[1][0]).toEqual({ name: 'Cid', city: 'Bonn' });
  expect(texts(el, 'th')).toEqual(['Name']);
});

const said = () => texts(document, '[aria-live]').join(' ');

/** Drag the first column past the second. */
async function dragFirst(el: HTMLElement) {
  one(el, 'thead [data-rfd-drag-handle-draggable-id]').focus();
  await userEvent.keyboard(' ');
  await expect.poll(said).toContain('lifted');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(said).toContain('moved');
  await userEvent.keyboard(' ');
  await expect.poll(() => titles(el)).toEqual(['City', 'Name', 'Age']);
}

async function toggleName(el: HTMLElement) {
  press(el, 'Show Columns');
  const entry = () => all(document, '[role=menu] label').find(({ textContent }) => textContent === 'Name');
  await expect.poll(() => entry() !== undefined).toBe(true);
  click(entry() as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await expect.poll(entry).toBeUndefined();
}

proves('In the menu of the table, a column keeps its place, even after users drag it.', async () => {
  const { el } = mountTable({ columnsButton: true });
  await toggleName(el);
  expect(titles(el)).toEqual(['City', 'Age']);
  await toggleName(el);
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
  await dragFirst(el);
  await toggleName(el);
  expect(titles(el)).toEqual(['City', 'Age']);
  await toggleName(el);
  expect(titles(el)).toEqual(['City', 'Name', 'Age']);
});

function OwnMenu({ isAppended }: { isAppended: boolean }) {
  const [shown, setShown] = useState(['name', 'city', 'age']);
  const own = useMemo(() => {
    const list = columns();
    if (!isAppended) return list.filter(({ field }) => shown.includes(field as string));
    return shown.flatMap((name) => list.filter(({ field }) => field === name));
  }, [shown, isAppended]);
  return (
    <>
      <button onClick={() => setShown(['name', 'age'])}>Hide</button>
      <button onClick={() => setShown((fields) => [...fields, 'city'])}>Show</button>
      <MaterialTable columns={own} data={people} />
    </>
  );
}

proves(
  [
    'If it comes last in your own menu, your code appends it to columns. Instead, filter the full list: all.filter(({ field }) => shown.includes(field)).',
    'New columns also undo dragging',
  ],
  async () => {
    for (const isAppended of [true, false]) {
      const { el, unmount } = mount(<OwnMenu isAppended={isAppended} />);
      const [hide, show] = all(el, 'button') as [HTMLElement, HTMLElement];
      if (!isAppended) await dragFirst(el);
      click(hide);
      expect(titles(el)).toEqual(['Name', 'Age']);
      click(show);
      expect(titles(el)).toEqual(isAppended ? ['Name', 'Age', 'City'] : ['Name', 'City', 'Age']);
      unmount();
    }
  },
);

const width = 150;
const columnsWith = (last: Partial<Column<Person>>): Column<Person>[] => [
  { title: 'Name', field: 'name', width },
  { title: 'City', field: 'city', width },
  { title: 'Age', field: 'age', width },
  { title: 'Number', field: 'id', ...last },
];

function start(last: Partial<Column<Person>>, tableLayout: Options<Person>['tableLayout']) {
  const { el } = mount(
    <div style={{ width: 900 }}>
      <MaterialTable
        columns={columnsWith(last)}
        data={people}
        options={{ columnsButton: true, tableLayout, draggable: false }}
      />
    </div>,
  );
  const seen = () => headersOf(el).map((header) => Math.round(header.getBoundingClientRect().width));
  return { el, seen };
}

const items = () => all(document, '[role=menu] input[type=checkbox]') as HTMLInputElement[];

proves(
  [
    'The others share its width.',
    "To prevent this, set tableLayout: 'fixed' and a width on all columns but one, which takes up the change.",
    'Give that one removable: false.',
  ],
  () => {
    const { el, seen } = start({ removable: false }, 'fixed');
    expect(seen()).toEqual([150, 150, 150, 450]);
    press(el, 'Show Columns');
    expect(items().map((item) => item.closest('label')?.ariaDisabled === 'true')).toEqual([
      false,
      false,
      false,
      true,
    ]);
    click(items()[1] as HTMLElement);
    expect(seen()).toEqual([150, 150, 600]);
    click(items()[1] as HTMLElement);
    expect(seen()).toEqual([150, 150, 150, 450]);
  },
);

proves('Column widths change when a column is hidden', () => {
  const { el, seen } = start({ width }, 'auto');
  expect(seen()).toEqual([225, 225, 225, 225]);
  press(el, 'Show Columns');
  click(items()[1] as HTMLElement);
  expect(seen()).toEqual([300, 300, 300]);
});
