import type { Column, MaterialTableProps } from '@material-table/core';

export interface Row {
  id: number;
  name: string;
  team: string;
  age: number;
  parent?: number;
}

/** A table to record, and what a user does to it. The name completes "present with …". */
export interface Scenario {
  name: string;
  props: () => Partial<MaterialTableProps<Row>> & { columns: Column<Row>[] };
  /** Buttons to press, in order, by CSS selector. */
  press?: string[];
  /** What must be in the table at the end; without it the recording fails. */
  expect: string;
}

const resolved = () => Promise.resolve();

/** The tables that are recorded: together they render every component in every role it has. */
export const scenarios: Scenario[] = [
  { name: 'a plain table', props: () => ({ columns: columns() }), expect: 'tbody td' },
  {
    name: 'paging at both ends',
    props: () => ({ columns: columns(), options: { pageSize: 5, paginationPosition: 'both' } }),
    expect: 'tfoot',
  },
  {
    name: 'stepped paging',
    props: () => ({ columns: columns(), options: { paginationType: 'stepped' } }),
    expect: 'tfoot',
  },
  {
    name: 'row events',
    props: () => ({ columns: columns(), onRowClick: () => {}, onRowDoubleClick: () => {} }),
    expect: 'tbody tr',
  },
  {
    name: 'row and toolbar actions',
    props: () => ({
      columns: columns(),
      actions: [
        { icon: 'save', tooltip: 'Save', onClick: () => {} },
        { icon: 'refresh', tooltip: 'Refresh', isFreeAction: true, onClick: () => {} },
      ],
    }),
    expect: 'tbody button',
  },
  {
    name: 'selected rows',
    props: () => ({
      columns: columns(),
      actions: [{ icon: 'mail', onClick: () => {} }],
      options: { selection: true },
    }),
    press: ['tbody input[type=checkbox]'],
    expect: 'tbody input:checked',
  },
  {
    name: 'a detail panel',
    props: () => ({ columns: columns(), detailPanel: ({ rowData }) => rowData.name }),
    press: ['tbody button'],
    expect: '.MuiCollapse-root',
  },
  {
    name: 'several detail panels',
    props: () => ({ columns: columns(), detailPanel: [{ render: ({ rowData }) => rowData.name }] }),
    expect: 'tbody button',
  },
  {
    name: 'tree data',
    props: () => ({
      columns: columns(),
      parentChildData: (row, rows) => rows.find(({ id }) => id === row.parent),
    }),
    press: ['tbody button'],
    expect: 'tbody button[style*="rotate(90deg)"]',
  },
  {
    name: 'grouping',
    props: () => ({
      columns: columns({ team: { defaultGroupOrder: 0 } }),
      options: { grouping: true },
    }),
    press: ['tbody button'],
    expect: 'tbody button[style*="rotate(90deg)"]',
  },
  {
    name: 'onGroupChange and persistentGroupingsId',
    props: () => ({
      columns: columns(),
      options: { grouping: true, persistentGroupingsId: 'recorded' },
      onGroupChange: () => {},
    }),
    expect: 'tbody td',
  },
  {
    name: 'nested groups',
    props: () => ({
      columns: columns({ team: { defaultGroupOrder: 0 }, name: { defaultGroupOrder: 1 } }),
      options: { grouping: true, defaultExpanded: true },
    }),
    expect: 'tbody button',
  },
  {
    name: 'editing in a group',
    props: () => ({
      columns: columns({ team: { defaultGroupOrder: 0 } }),
      options: { grouping: true, defaultExpanded: true },
      editable: { onRowUpdate: resolved },
    }),
    press: ['button[aria-label=Edit]'],
    expect: 'tbody input',
  },
  {
    name: 'adding a row',
    props: () => ({ columns: columns({ team: { editable: 'never' } }), editable: { onRowAdd: resolved } }),
    press: ['button[aria-label=Add]'],
    expect: 'tbody input',
  },
  {
    name: 'adding a row with initialFormData',
    props: () => ({
      columns: columns(),
      editable: { onRowAdd: resolved },
      initialFormData: { name: 'Ann' },
    }),
    press: ['button[aria-label=Add]'],
    expect: 'tbody input',
  },
  {
    name: 'editing a row',
    props: () => ({ columns: columns({ team: { editable: 'never' } }), editable: { onRowUpdate: resolved } }),
    press: ['button[aria-label=Edit]'],
    expect: 'tbody input',
  },
  {
    name: 'a failed save',
    props: () => ({
      columns: columns(),
      editable: { onRowUpdate: () => Promise.reject(new Error('Offline')) },
    }),
    press: ['button[aria-label=Edit]', 'button[aria-label=Save]'],
    expect: 'tbody input',
  },
  {
    name: 'an invalid input',
    props: () => ({
      columns: columns({ name: { validate: () => 'Too short' } }),
      editable: { onRowUpdate: resolved },
    }),
    press: ['button[aria-label=Edit]'],
    expect: 'tbody .Mui-error',
  },
  {
    name: 'deleting a row',
    props: () => ({ columns: columns(), editable: { onRowDelete: resolved } }),
    press: ['button[aria-label=Delete]'],
    expect: 'tbody h6',
  },
  {
    name: 'bulk editing',
    props: () => ({ columns: columns(), editable: { onBulkUpdate: resolved } }),
    press: ['button[aria-label="Edit All"]'],
    expect: 'tbody input',
  },
  {
    name: 'cell editing',
    props: () => ({
      columns: columns(),
      cellEditable: { isCellEditable: () => true, onCellEditApproved: resolved },
    }),
    press: ['tbody td > div'],
    expect: 'tbody input',
  },
  {
    name: 'searchDebounceDelay',
    props: () => ({ columns: columns(), options: { searchDebounceDelay: 300 } }),
    expect: 'tbody td',
  },
  {
    name: 'filtering',
    props: () => ({ columns: columns(), options: { filtering: true } }),
    expect: 'tbody input',
  },
  {
    name: 'an export menu',
    props: () => ({
      columns: columns(),
      options: { columnsButton: true, exportMenu: [{ label: 'Log', exportFunc: () => {} }] },
    }),
    expect: 'button[aria-label=Export]',
  },
  {
    name: 'a summary row',
    props: () => ({ columns: columns(), renderSummaryRow: ({ index }) => `Sum ${index}` }),
    expect: 'tbody td',
  },
  {
    name: 'resizable columns',
    props: () => ({ columns: columns(), options: { columnResizable: true, tableLayout: 'fixed' } }),
    expect: '[data-testid=drag_handle]',
  },
  { name: 'an id', props: () => ({ columns: columns(), id: 'people' }), expect: '#people' },
  { name: 'isLoading', props: () => ({ columns: columns(), isLoading: true }), expect: '[role=progressbar]' },
  {
    name: 'remote data',
    props: () => ({
      columns: columns(),
      data: () => Promise.resolve({ data: rows, page: 0, totalCount: rows.length }),
    }),
    expect: '[data-testid=mtablecell]',
  },
  {
    name: 'a failed query',
    props: () => ({ columns: columns(), data: () => Promise.reject(new Error('Offline')) }),
    expect: '[data-testid=replay]',
  },
];

function columns(more: Partial<Record<keyof Row, Partial<Column<Row>>>> = {}): Column<Row>[] {
  return [
    { title: 'Name', field: 'name', ...more.name },
    { title: 'Team', field: 'team', ...more.team },
    { title: 'Age', field: 'age', type: 'numeric' },
  ];
}

/** The data of each scenario that brings none of its own. */
export const rows: Row[] = [
  { id: 1, name: 'Ann', team: 'Red', age: 41 },
  { id: 2, name: 'Bob', team: 'Red', age: 30, parent: 1 },
  { id: 3, name: 'Cy', team: 'Blue', age: 25 },
];
