import { editingScenarios } from './editing';
import { columns, rows, type Scenario } from './table';

export { rows, type Row, type Scenario } from './table';

/** The recorded tables, which together render every component in all its roles. */
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
  ...editingScenarios,
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
