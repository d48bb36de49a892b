import * as core from '@material-table/core';
import { Component, createElement, createRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one, texts } from '../../tests/claims/read';
import { columns, people, save } from '../../tests/claims/table';
import { saidBy, says, table } from './_produce';
import NestedGroups from './_programs/nested-groups';
import { shows } from './_shows';

const edit = (el: HTMLElement) => press(el, 'Edit');

proves(
  'Property `sorting` has been deprecated, please start using `maxColumnSort` instead. https://github.com/material-table-core/core/pull/619',
  () =>
    shows(
      'sorting',
      'Property `sorting` has been deprecated, please start using `maxColumnSort` instead. https://github.com/material-table-core/core/pull/619',
    ),
);

proves('Property `onDoubleRowClick` has been renamed to `onRowDoubleClick`', () =>
  shows('double-click', 'Property `onDoubleRowClick` has been renamed to `onRowDoubleClick`'),
);

proves(
  'Properties orderBy and orderDirection had been deprecated when remote data, please start using orderByCollection instead',
  () =>
    shows(
      'order-by',
      'Properties orderBy and orderDirection had been deprecated when remote data, please start using orderByCollection instead',
      { isCurable: false },
    ),
);

proves('React does not recognize the `PaperProps` prop on a DOM element.', () =>
  says(
    'React does not recognize the `PaperProps` prop on a DOM element.',
    table({ columns: columns({ city: { lookup: { Bonn: 'Bonn' } } }), options: { filtering: true } }),
    {
      act: (el) =>
        flushSync(() =>
          one(el, 'tbody [role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
        ),
    },
  ),
);

proves('React does not recognize the `inputProps` prop on a DOM element.', async () => {
  const selecting = (selectionProps: object) => table({ options: { selection: true, selectionProps } });
  await says(
    'React does not recognize the `inputProps` prop on a DOM element.',
    selecting({ inputProps: { 'aria-label': 'Select' } }),
  );
  expect(await saidBy(selecting({ slotProps: { input: { 'aria-label': 'Select' } } }))).toBe('');
});

proves('Received NaN for the `value` attribute. If this is expected, cast the value to a string.', () =>
  says(
    'Received NaN for the `value` attribute. If this is expected, cast the value to a string.',
    table({ editable: { onRowUpdate: save } }),
    {
      act: (el) => {
        edit(el);
        fill(one(el, 'input[aria-label="Age"]'), '');
      },
    },
  ),
);

proves('`value` prop on `input` should not be null.', () =>
  says(
    '`value` prop on `input` should not be null.',
    table({ data: [{ id: 1, name: null }], editable: { onRowUpdate: save } }),
    { act: edit },
  ),
);

proves('Each child in a list should have a unique "key" prop.', () =>
  says(
    'Each child in a list should have a unique "key" prop.',
    // oxlint-disable-next-line react/jsx-key -- the mistake that this warning is about
    table({ columns: columns({ name: { render: () => [<b>A</b>, <i>B</i>] } }) }),
  ),
);

proves('In HTML, <div> cannot be a child of <tbody>.', () =>
  says('In HTML, <div> cannot be a child of <tbody>.', table({ components: { Row: () => <div>Row</div> } })),
);

proves('Droppable: unsupported nested scroll container detected.', async () => {
  const message = 'Droppable: unsupported nested scroll container detected.';
  const boxed = (draggable: boolean) => (
    <div style={{ height: 200, overflow: 'auto' }}>{table({ options: { draggable } })}</div>
  );
  /** Drag the first header to the right, with the keyboard. */
  const drag = async (el: HTMLElement) => {
    one(el, '[data-rfd-drag-handle-draggable-id]').focus();
    for (const key of [' ', '{ArrowRight}', ' ']) await userEvent.keyboard(key);
    await expect.poll(() => texts(el, 'thead th')[0]).toBe('City');
  };
  await says(message, boxed(true), { act: drag });
  expect(await saidBy(boxed(false))).toBe('');
});

proves('MUI: You have provided an out-of-range value `7` for the select component.', async () => {
  await says(
    'MUI: You have provided an out-of-range value `7` for the select component.',
    table({ options: { pageSize: 7 } }),
  );
  expect(await saidBy(table({ options: { pageSize: 7, pageSizeOptions: [7, 14] } }))).toBe('');
  await says(
    'MUI: You have provided an out-of-range value `Bonn` for the select component.',
    table({ columns: columns({ city: { lookup: { Rome: 'Rome' } } }), editable: { onRowUpdate: save } }),
    { act: edit },
  );
});

const pressAll =
  (...labels: string[]) =>
  (el: HTMLElement) => {
    for (const label of labels) press(el, label);
  };

proves("Cannot read properties of undefined (reading 'then')", async () => {
  const message = "Cannot read properties of undefined (reading 'then')";
  const save = () => undefined;
  await shows('no-promise', message);
  await says(message, table({ editable: { onRowDelete: save } }), { act: pressAll('Delete', 'Save') });
  await says(message, table({ editable: { onRowAdd: save } }), { act: pressAll('Add', 'Save') });
  await says(message, table({ editable: { onBulkUpdate: save } }), {
    act: pressAll('Edit All', 'Save all changes'),
  });
  await says(message, table({ data: save }));
});

proves("or the table says (reading 'totalCount')", async () => {
  await saidBy(table({ data: async () => undefined }), {
    act: (el) => expect.poll(() => el.textContent).toContain("(reading 'totalCount')"),
  });
});

proves(
  [
    "Cannot read properties of undefined (reading 'lastName')",
    'Your render, customSort, customFilterAndSearch or customExport reads a nested object that some rows lack',
    "A path as field, such as 'person.lastName', needs no such check.",
  ],
  async () => {
    const message = "Cannot read properties of undefined (reading 'lastName')";
    await shows('nested', message);
    type Order = { id: number; person?: { lastName: string } };
    const data: Order[] = [{ id: 1, person: { lastName: 'Cole' } }, { id: 2 }];
    const nameOf = ({ person }: Order) => person!.lastName;
    const tables = (own: object, searchText = '') => ({
      data,
      columns: [{ title: 'Name', field: 'person.lastName', defaultSort: 'asc', ...own }],
      options: { searchText, exportMenu: [{ label: 'x', exportFunc: () => undefined }] },
    });
    const causes = [
      { render: nameOf },
      { customSort: (one: Order, other: Order) => nameOf(one).localeCompare(nameOf(other)) },
      { customExport: nameOf },
    ];
    for (const own of causes) await says(message, table(tables(own)));
    const search = (text: string, order: Order) => nameOf(order).includes(text);
    await says(message, table(tables({ customFilterAndSearch: search }, 'e')));
    expect(await saidBy(table(tables({}, 'e')))).not.toContain('Cannot read');
  },
);

proves("Cannot read properties of undefined (reading 'id')", async () => {
  const message = "Cannot read properties of undefined (reading 'id')";
  await shows('id', message);
  await says(message, table({ data: [undefined] }));
  await says("Cannot read properties of null (reading 'id')", table({ data: [null] }));
});

proves('In an async function the error is hidden, and the row just stays open.', async () => {
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
  await shows('length', message);
  await says(message, table({ options: { exportMenu: undefined } }));
});

proves(
  [
    "Cannot read properties of undefined (reading 'dateTimePickerLocalization')",
    "Delete throws Cannot read properties of undefined (reading 'deleteText') there.",
  ],
  async () => {
    await shows(
      'nested-groups',
      "Cannot read properties of undefined (reading 'dateTimePickerLocalization')",
    );
    await says("Cannot read properties of undefined (reading 'deleteText')", <NestedGroups />, {
      act: pressAll('Delete'),
    });
  },
);

proves('onRowEditStarted is not a function', () =>
  shows('edit-started', 'onRowEditStarted is not a function'),
);

proves("Cannot read properties of undefined (reading 'toString')", () =>
  shows('to-string', "Cannot read properties of undefined (reading 'toString')"),
);

proves(
  [
    "Cannot read properties of undefined (reading 'addTooltip')",
    "others end in 'searchPlaceholder' (toolbar) or 'labelRowsPerPage' (pagination). Pass {}.",
  ],
  async () => {
    await shows('localization-group', "Cannot read properties of undefined (reading 'addTooltip')");
    const editable = { onRowAdd: async () => undefined };
    await says("null (reading 'addTooltip')", table({ editable, localization: { body: null } }));
    await says("(reading 'searchPlaceholder')", table({ localization: { toolbar: undefined } }));
    await says("(reading 'labelRowsPerPage')", table({ localization: { pagination: undefined } }));
    const localization = { body: {}, toolbar: {}, pagination: {} };
    expect(await saidBy(table({ editable, localization }))).toBe('');
  },
);

proves('this.props.data is not a function', async () => {
  await shows('data', 'this.props.data is not a function');
  for (const data of [null, { rows: [] }, Promise.resolve(people)])
    await says('this.props.data is not a function', table({ data }));
  const tableRef = createRef<{ onQueryChange: () => void }>();
  await says('this.props.data is not a function', table({ tableRef }), {
    act: () => flushSync(() => tableRef.current?.onQueryChange()),
  });
});

proves("Cannot read properties of undefined (reading 'map')", async () => {
  const message = "Cannot read properties of undefined (reading 'map')";
  await shows('map', message);
  await saidBy(table({ data: async () => people }), {
    act: (el) => expect.poll(() => el.textContent).toContain(message),
  });
});

proves(['data.map is not a function', 'Return the list inside it: data: answer.rows.'], async () => {
  const message = 'data.map is not a function';
  const answer = { rows: people.slice(0, 3) };
  const page = { page: 0, totalCount: 3 };
  await saidBy(table({ data: async () => ({ data: answer, ...page }) }), {
    act: (el) => expect.poll(() => el.textContent).toContain(message),
  });
  await saidBy(table({ data: async () => ({ data: answer.rows, ...page }) }), {
    act: (el) => expect.poll(() => el.textContent).toContain('Cid'),
  });
});

proves("Cannot read properties of undefined (reading 'width')", () =>
  shows('width', "Cannot read properties of undefined (reading 'width')"),
);

proves("Cannot use 'in' operator to search for 'id' in 1", () =>
  shows('in-operator', "Cannot use 'in' operator to search for 'id' in 1"),
);

proves("Cannot create property 'tableData' on boolean 'false'", () =>
  shows('boolean-column', "Cannot create property 'tableData' on boolean 'false'"),
);

proves(
  [
    'Cannot add property tableData, object is not extensible',
    "Cannot assign to read only property 'tableData' of object '#<Object>'",
    'Frozen rows have worked since version 3',
    "If it names a field, such as 'city', it comes from editing nested fields of read-only rows.",
  ],
  async () => {
    await shows('frozen-column', 'Cannot add property tableData, object is not extensible');
    await shows('used-column', "Cannot assign to read only property 'tableData' of object '#<Object>'");
    const rows = Object.freeze(people.map((person) => Object.freeze({ ...person })));
    expect(await saidBy(table({ data: rows }))).toBe('');
    const homes = [
      Object.freeze({ id: 1, name: '', city: '', age: 1, address: Object.freeze({ city: 'Oslo' }) }),
    ];
    const own = [{ title: 'City', field: 'address.city' }];
    const nested = table({ data: homes, columns: own, editable: { onRowUpdate: async () => undefined } });
    const act = (el: HTMLElement) => {
      press(el, 'Edit');
      fill(one(el, 'tbody input[aria-label="City"]') as HTMLInputElement, 'Bonn');
    };
    expect(await saidBy(nested, { act })).toContain("Cannot assign to read only property 'city' of object");
  },
);

proves("Cannot read properties of undefined (reading 'filter')", async () => {
  await shows('filter', "Cannot read properties of undefined (reading 'filter')");
  await says("Cannot read properties of null (reading 'filter')", table({ actions: null }));
});

proves(['Objects are not valid as a React child', 'A grouped column ignores render'], async () => {
  const data = [{ id: 1, name: { first: 'Ann' } }];
  const message = 'Objects are not valid as a React child';
  await shows('object-child', message);
  await says(message, table({ data: [{ id: 1, name: new Date(0) }] }));
  const render = (row: unknown) => (row as (typeof data)[0]).name.first;
  expect(await saidBy(table({ data, columns: columns({ name: { render } }) }))).toBe('');
  await says(message, table({ data, columns: columns({ name: { render, defaultGroupOrder: 0 } }) }));
});

proves('Invalid currency code : NOPE', () => shows('currency', 'Invalid currency code : NOPE'));

proves('Maximum call stack size exceeded', async () => {
  await shows('call-stack', 'Maximum call stack size exceeded');
  const Localized = () => table({ localization: { body: { emptyDataSourceMessage: <b>None</b> } } });
  await says('Maximum call stack size exceeded', <Localized />);
});

proves('Maximum update depth exceeded', () => shows('update-depth', 'Maximum update depth exceeded'));

proves('Invalid hook call. Hooks can only be called inside of the body of a function component.', () =>
  shows(
    'hook-call',
    'Invalid hook call. Hooks can only be called inside of the body of a function component.',
  ),
);

proves('Rendered more hooks than during the previous render.', () =>
  shows('more-hooks', 'Rendered more hooks than during the previous render.'),
);

proves(
  'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined.',
  async () => {
    const message =
      'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined.';
    const named = (core as unknown as Record<string, ComponentType>).MaterialTable;
    await says(message, createElement(named as ComponentType));
    await shows('element-type', message);
    await says(message, table({ icons: { Search: undefined } }));
    await says('got: <div />', table({ components: { Toolbar: <div /> } }));
  },
);

proves("Cannot read properties of undefined (reading 'subscribe')", () =>
  shows('subscribe', "Cannot read properties of undefined (reading 'subscribe')"),
);

proves(
  "Cannot read properties of null (reading 'scrollWidth'), or this.tableContainerDiv.current is null",
  async () => {
    const texts = await saidBy(table({ data: [{ id: 1, name: {} }] }));
    const [first, follower] = [
      'Objects are not valid',
      "Cannot read properties of null (reading 'scrollWidth')",
    ];
    expect(texts.indexOf(first as string)).toBeGreaterThan(-1);
    expect(texts.indexOf(follower as string)).toBeGreaterThan(texts.indexOf(first as string));
  },
);

proves('this.props.onDetailPanelChange is not a function', () =>
  shows('panel-change', 'this.props.onDetailPanelChange is not a function'),
);

proves("Cannot read properties of undefined (reading 'setState')", () =>
  shows('lost-this', "Cannot read properties of undefined (reading 'setState')"),
);

proves('In data and editable, the message is this.setState is not a function.', async () => {
  class People extends Component<{ kind: 'data' | 'editable' }> {
    change() {
      this.setState({});
      return Promise.resolve();
    }
    override render() {
      const given = { data: { data: this.change }, editable: { editable: { onRowDelete: this.change } } };
      return table(given[this.props.kind]);
    }
  }
  const message = 'this.setState is not a function';
  await says(message, <People kind="data" />);
  await says(message, <People kind="editable" />, { act: pressAll('Delete', 'Save') });
});

proves('localization.nRowsSelected.replace is not a function', () =>
  shows('rows-selected', 'localization.nRowsSelected.replace is not a function'),
);

proves('localization.labelDisplayedRows.replace is not a function', () =>
  shows('displayed-rows', 'localization.labelDisplayedRows.replace is not a function'),
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
