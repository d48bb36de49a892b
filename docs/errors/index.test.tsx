import MaterialTable, * as core from '@material-table/core';
import { createElement, createRef, type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, bodyRow, click, columns, fill, one, people, press } from '../../tests/claims/table';
import { saidBy } from './_produce';

/** What TypeScript would refuse: the causes are mistakes, as people make them in JavaScript. */
const Table = MaterialTable as unknown as ComponentType<Record<string, unknown>>;
const done = async () => undefined;
const table = (props: object = {}) => <Table columns={columns()} data={people.slice(0, 3)} {...props} />;
const cellEditable = { isCellEditable: () => true, onCellEditApproved: done };
const openCell = (el: HTMLElement) => click(one(el, 'div[style*=dashed]'));
const openPanel = (el: HTMLElement) => click(one(el, `${bodyRow} button`));
const clickRow = (el: HTMLElement) => click(one(el, bodyRow));
const pressAll =
  (...labels: string[]) =>
  (el: HTMLElement) => {
    for (const label of labels) press(el, label);
  };
const says = async (
  message: string,
  ...cause: [Parameters<typeof saidBy>[0], Parameters<typeof saidBy>[1]?]
) => expect(await saidBy(cause[0], cause[1], (texts) => texts.includes(message))).toContain(message);

proves("Cannot read properties of undefined (reading 'then')", async () => {
  const message = "Cannot read properties of undefined (reading 'then')";
  const save = () => undefined;
  await says(message, table({ editable: { onRowUpdate: save } }), { act: pressAll('Edit', 'Save') });
  await says(message, table({ editable: { onRowDelete: save } }), { act: pressAll('Delete', 'Save') });
  await says(message, table({ editable: { onRowAdd: save } }), { act: pressAll('Add', 'Save') });
  await says(message, table({ editable: { onBulkUpdate: save } }), {
    act: pressAll('Edit All', 'Save all changes'),
  });
  await says(message, table({ data: save }));
});

proves("Cannot read properties of undefined (reading 'id')", async () => {
  const message = "Cannot read properties of undefined (reading 'id')";
  const onRowDelete = (old: { tableData: { id: number } }) => old.tableData.id;
  await says(message, table({ editable: { onRowDelete } }), { act: pressAll('Delete', 'Save') });
  await says(message, table({ data: [undefined] }));
  await says("Cannot read properties of null (reading 'id')", table({ data: [null] }));
});

proves('In an async function nobody sees this error: the row just stays open.', async () => {
  const onRowDelete = async (old: { tableData: { id: number } }) => old.tableData.id;
  const texts = await saidBy(table({ editable: { onRowDelete } }), {
    act: async (el) => {
      pressAll('Delete', 'Save')(el);
      await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
      expect(el.textContent).toContain('Are you sure');
    },
  });
  expect(texts).toBe('');
});

proves("Cannot read properties of undefined (reading 'length')", async () => {
  const message = "Cannot read properties of undefined (reading 'length')";
  const own = columns({ name: { validate: (row) => row.name.length > 1 } });
  await says(message, table({ columns: own, cellEditable }), {
    act: (el) => {
      openCell(el);
      fill(one(el, 'tbody input'), 'x');
    },
  });
  await says(message, table({ options: { exportMenu: undefined } }));
});

type Helpers = { enableEditMode: () => void; toggleDetailPanel: () => void };
proves('onRowEditStarted is not a function', async () => {
  const grouped = {
    columns: columns({ city: { defaultGroupOrder: 0 } }),
    options: { defaultExpanded: true },
    editable: { onRowUpdate: done },
    onRowClick: (_event: unknown, _row: unknown, { enableEditMode }: Helpers) => enableEditMode(),
  };
  await says('onRowEditStarted is not a function', table(grouped), { act: clickRow });
});

proves("Cannot read properties of undefined (reading 'toString')", async () => {
  const onRowClick = (_event: unknown, _row: unknown, helpers: Helpers) => helpers.toggleDetailPanel();
  await says("Cannot read properties of undefined (reading 'toString')", table({ onRowClick }), {
    act: clickRow,
  });
});

proves('this.props.data is not a function', async () => {
  for (const data of [undefined, null, { rows: [] }])
    await says('this.props.data is not a function', table({ data }));
  const tableRef = createRef<{ onQueryChange: () => void }>();
  await says('this.props.data is not a function', table({ tableRef }), {
    act: () => flushSync(() => tableRef.current?.onQueryChange()),
  });
});

proves("Cannot read properties of undefined (reading 'map')", async () => {
  const message = "Cannot read properties of undefined (reading 'map')";
  await says(message, table({ columns: undefined }));
  await saidBy(table({ data: async () => people }), {
    act: (el) => expect.poll(() => el.textContent).toContain(message),
  });
});

proves(
  [
    "Cannot read properties of undefined (reading 'width')",
    "Cannot create property 'tableData' on boolean 'false'",
  ],
  async () => {
    await says("Cannot read properties of undefined (reading 'width')", table({ columns: [undefined] }));
    await says("Cannot create property 'tableData' on boolean 'false'", table({ columns: [false] }));
  },
);

proves(
  [
    'Cannot add property tableData, object is not extensible',
    "Cannot assign to read only property 'tableData' of object '#<Object>'",
    'Frozen rows are fine since version 3',
  ],
  async () => {
    const fresh = columns().map((column) => Object.freeze(column));
    await says('Cannot add property tableData, object is not extensible', table({ columns: fresh }));
    const used = columns().map((column) => Object.freeze(Object.assign(column, { tableData: {} })));
    await says(
      "Cannot assign to read only property 'tableData' of object '#<Object>'",
      table({ columns: used }),
    );
    const rows = Object.freeze(people.map((person) => Object.freeze({ ...person })));
    expect(await saidBy(table({ data: rows }))).toBe('');
  },
);

proves("Cannot read properties of undefined (reading 'filter')", async () => {
  await says("Cannot read properties of undefined (reading 'filter')", table({ actions: undefined }));
  await says("Cannot read properties of null (reading 'filter')", table({ actions: null }));
});

proves(['Objects are not valid as a React child', 'A grouped column ignores render'], async () => {
  const data = [{ id: 1, name: { first: 'Ann' } }];
  const message = 'Objects are not valid as a React child';
  await says(message, table({ data }));
  await says(message, table({ data: [{ id: 1, name: new Date(0) }] }));
  const render = (row: unknown) => (row as (typeof data)[0]).name.first;
  expect(await saidBy(table({ data, columns: columns({ name: { render } }) }))).toBe('');
  await says(message, table({ data, columns: columns({ name: { render, defaultGroupOrder: 0 } }) }));
});

proves('Invalid currency code : NOPE', () =>
  says(
    'Invalid currency code : NOPE',
    table({ columns: columns({ age: { type: 'currency', currencySetting: { currencyCode: 'NOPE' } } }) }),
  ),
);

proves('Maximum call stack size exceeded', async () => {
  const parentChildData = (row: { id: number }, rows: { id: number }[]) =>
    rows.find(({ id }) => id === (row.id === 1 ? 2 : 1));
  await says('Maximum call stack size exceeded', table({ parentChildData }));
  const Localized = () => table({ localization: { body: { emptyDataSourceMessage: <b>None</b> } } });
  await says('Maximum call stack size exceeded', <Localized />);
});

proves('Maximum update depth exceeded', async () => {
  function Grouped({ isCured = false }: { isCured?: boolean }) {
    const [, setGroups] = useState<unknown>();
    const [own] = useState(() => columns({ city: { defaultGroupOrder: 0 } }));
    const cured = (groups: { field: string }[]) => setGroups(groups.map(({ field }) => field).join());
    return table({
      columns: own,
      options: { grouping: true, toolbar: false, paging: false },
      data: people.slice(0, 1),
      onGroupChange: isCured ? cured : setGroups,
    });
  }
  await says('Maximum update depth exceeded', <Grouped />);
  expect(await saidBy(<Grouped isCured />)).toBe('');
});

const Hooked = () => <input defaultValue={useState('text')[0]} />;
proves(
  'Invalid hook call. Hooks can only be called inside of the body of a function component.',
  async () => {
    const own = (editComponent: () => React.ReactNode) => ({
      columns: columns({ name: { editComponent } }),
      cellEditable,
    });
    await says(
      'Invalid hook call. Hooks can only be called inside of the body of a function component.',
      table(own(Hooked)),
      { act: openCell },
    );
    expect(await saidBy(table(own(() => <Hooked />)), { act: openCell })).toBe('');
  },
);

proves('Rendered more hooks than during the previous render.', async () => {
  await says('Rendered more hooks than during the previous render.', table({ detailPanel: Hooked }), {
    act: openPanel,
  });
  expect(await saidBy(table({ detailPanel: () => <Hooked /> }), { act: openPanel })).toBe('');
});

proves(
  'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined.',
  async () => {
    const message =
      'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined.';
    const named = (core as unknown as Record<string, ComponentType>).MaterialTable;
    await says(message, createElement(named as ComponentType));
    await says(message, table({ components: { Toolbar: undefined } }));
    await says(message, table({ icons: { Search: undefined } }));
    await says('got: <div />', table({ components: { Toolbar: <div /> } }));
  },
);

proves("Cannot read properties of undefined (reading 'subscribe')", () =>
  says("Cannot read properties of undefined (reading 'subscribe')", <core.MTableToolbar columns={[]} />),
);

proves("Cannot read properties of null (reading 'scrollWidth')", async () => {
  const texts = await saidBy(table({ data: [{ id: 1, name: {} }] }));
  const [first, follower] = [
    'Objects are not valid',
    "Cannot read properties of null (reading 'scrollWidth')",
  ];
  expect(texts.indexOf(first as string)).toBeGreaterThan(-1);
  expect(texts.indexOf(follower as string)).toBeGreaterThan(texts.indexOf(first as string));
});

proves('this.props.onDetailPanelChange is not a function', async () => {
  const props = { detailPanel: () => 'more', onTreeExpandChange: () => undefined };
  await says('this.props.onDetailPanelChange is not a function', table(props), { act: openPanel });
  expect(await saidBy(table({ ...props, onDetailPanelChange: () => undefined }), { act: openPanel })).toBe(
    '',
  );
});

proves(
  [
    'localization.nRowsSelected.replace is not a function',
    'localization.labelDisplayedRows.replace is not a function',
  ],
  async () => {
    await says(
      'localization.nRowsSelected.replace is not a function',
      table({ options: { selection: true }, localization: { toolbar: { nRowsSelected: 5 } } }),
      { act: (el) => click(one(el, `${bodyRow} input`)) },
    );
    const labelDisplayedRows = ({ from }: { from: number }) => from;
    await says(
      'localization.labelDisplayedRows.replace is not a function',
      table({ localization: { pagination: { labelDisplayedRows } } }),
    );
  },
);

proves("Hydration failed because the server rendered text didn't match the client.", async () => {
  const dated = table({
    columns: [{ title: 'Born', field: 'born', type: 'date' }],
    data: [{ id: 1, born: new Date(0) }],
  });
  // A server whose language isn't the browser's.
  const onServer = vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('1.1.1970');
  const html = renderToString(dated);
  onServer.mockRestore();
  await says("Hydration failed because the server rendered text didn't match the client.", dated, { html });
});

proves('Encountered two children with the same key', async () => {
  const data = people.slice(0, 2).map((person) => ({ ...person, uuid: 'a' }));
  await says('Encountered two children with the same key', table({ data }));
  expect(await saidBy(table({ data: [people[0], people[0]] }))).toBe('');
});
