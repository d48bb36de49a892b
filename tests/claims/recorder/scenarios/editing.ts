import { columns, type Scenario } from './table';

const resolved = () => Promise.resolve();

/** Tables in which rows or cells are edited. */
export const editingScenarios: Scenario[] = [
  {
    name: 'editing in groups of one level',
    props: () => ({
      columns: columns({ team: { defaultGroupOrder: 0 } }),
      options: { grouping: true, defaultExpanded: true },
      editable: { onRowUpdate: resolved },
    }),
    press: ['button[aria-label=Edit]'],
    expect: 'tbody input',
  },
  {
    name: 'editing in nested groups',
    props: () => ({
      columns: columns({ team: { defaultGroupOrder: 0 }, name: { defaultGroupOrder: 1 } }),
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
];
