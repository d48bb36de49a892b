/** What one prop adds to a table: the demo of the picture, and the prop as a program passes it, which a test compiles. */
export const features: { id: string; title: string; code: string; text: string }[] = [
  {
    id: 'edit/editable',
    title: 'Edit rows and cells',
    code: 'editable={{ onRowAdd, onRowUpdate, onRowDelete }}',
    text: 'Your functions save the rows. The table provides the fields, buttons, and delete confirmation.',
  },
  {
    id: 'group/basic',
    title: 'Group by dragging a header',
    code: 'options={{ grouping: true }}',
    text: 'Nested groups, in any order, with your own group rows.',
  },
  {
    id: 'filter/basic',
    title: 'Filter every column',
    code: 'options={{ filtering: true }}',
    text: 'Text, numbers, dates, checkboxes, and lists each have their own filter.',
  },
  {
    id: 'tree-data/basic',
    title: 'Show parents and children',
    code: 'parentChildData={findParent}',
    text: 'A single function turns flat rows into a tree.',
  },
  {
    id: 'details-panel/basic',
    title: 'Open a panel below a row',
    code: 'detailPanel={({ rowData }) => rowData.notes}',
    text: 'Any component, for one row or several at once.',
  },
  {
    id: 'export/basic',
    title: 'Export CSV and PDF',
    code: 'options={{ exportMenu: [csv, pdf] }}',
    text: 'The filtered and sorted rows, or your own format.',
  },
];
