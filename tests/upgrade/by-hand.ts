const withId = 'crypto.randomUUID()';
const byId = (list: string, row: string) => `${list}.findIndex((one) => one.id === ${row}.id)`;

/** What a user writes after the automatic upgrade, following the remaining steps; by sample. */
export const byHand: Record<string, (code: string) => string> = {
  '1-bulk.tsx': (code) =>
    code.replace(
      'next[Number(key)] = changes[Number(key)].newData',
      `const { oldData, newData } = changes[Number(key)];\n                next[${byId('next', 'oldData')}] = newData`,
    ),
  '1-cells.jsx': (code) =>
    code
      .replace("[{ crop: 'Leek' }, { crop: 'Kale' }]", "[{ id: 1, crop: 'Leek' }, { id: 2, crop: 'Kale' }]")
      .replace(
        'copy[rowData.tableData.id][columnDef.field] = newValue;',
        `const at = ${byId('copy', 'rowData')};\n            copy[at] = { ...copy[at], [columnDef.field]: newValue };`,
      ),
  '1-delete-selected.jsx': (code) =>
    code
      .replace("{ grape: 'Riesling' }", "{ id: 1, grape: 'Riesling' }")
      .replace("{ grape: 'Merlot' }", "{ id: 2, grape: 'Merlot' }")
      .replace("{ grape: 'Syrah' }", "{ id: 3, grape: 'Syrah' }")
      .replace('chosen[i].tableData.id', byId('left', 'chosen[i]')),
  '1-editable.jsx': (code) =>
    code
      .replace("{ name: 'Oak'", "{ id: 1, name: 'Oak'")
      .replace("{ name: 'Elm'", "{ id: 2, name: 'Elm'")
      .replace('[...state, newData]', `[...state, { ...newData, id: ${withId} }]`)
      .replaceAll('oldData.tableData.id', byId('state', 'oldData')),
  '1-remote-order.jsx': (code) =>
    code
      .replace('if (query.orderBy)', 'const [first] = query.orderByCollection;\n            if (first)')
      .replace('query.orderBy.field', 'first.orderByField')
      .replace('query.orderDirection', 'first.orderDirection'),
  '1-row-click-panel.jsx': (code) => code.replace('togglePanel()', 'togglePanel?.toggleDetailPanel()'),
  '1-toggle-done.jsx': (code) =>
    code.replace(
      'next[index].isDone = !next[index].isDone;',
      'next[index] = { ...next[index], isDone: !next[index].isDone };',
    ),
  '1-typed.tsx': (code) =>
    code
      .replace('interface Row {', 'interface Row {\n  id?: string;')
      .replace("{ name: 'Hen'", "{ id: 'a', name: 'Hen'")
      .replace("{ name: 'Ant'", "{ id: 'b', name: 'Ant'")
      .replace('data.push(newData)', `data.push({ ...newData, id: ${withId} })`)
      .replaceAll('data.indexOf(oldData)', byId('data', 'oldData')),
  '1-wrapper.jsx': (code) => code.replace('onChangePage', 'onPageChange'),
  '2-close-panel.jsx': (code) => code.replace('tableData.id', 'tableData.index'),
  '2-index.jsx': (code) => code.replace('old.tableData.id', byId('tasks', 'old')),
  '1-localized.jsx': (code) =>
    code
      .replace('dateTimePickerLocalization: pt,', '')
      .replace('body: {', 'dateTimePickerLocalization: pt, body: {'),
  '1-panel-component.jsx': (code) =>
    code
      .replace('(row) => this.renderPanel(row)', '({ rowData }) => this.renderPanel(rowData)')
      .replace('({ steps }) =>', '({ rowData: { steps } }) =>'),
  '1-theme-overrides.jsx': (code) =>
    code.replace(
      "overrides: { MuiTableCell: { body: { letterSpacing: '3px' } } }",
      "components: { MuiTableCell: { styleOverrides: { body: { letterSpacing: '3px' } } } }",
    ),
  '2-redux.jsx': (code) =>
    code
      .replace("[{ name: 'Noa' }, { name: 'Kim' }]", "[{ id: 1, name: 'Noa' }, { id: 2, name: 'Kim' }]")
      .replace("{ type: 'ADD', row }", "{ type: 'ADD', row: { ...row, id: crypto.randomUUID() } }")
      .replaceAll('old.tableData.id', 'guests.findIndex((one) => one.id === old.id)'),
  '3-groups.jsx': (code) =>
    code.replace(
      "render: (value, type) => <i>{type === 'group' ? sizes[value] : sizes[value.size]}</i>",
      'render: (row) => <i>{sizes[row.size]}</i>, groupRender: (value) => <i>{sizes[value]}</i>',
    ),
  '1-clear-selection.jsx': (code) =>
    code
      .replace(/ {4}parcels\.forEach[^]*?\n {4}\}\);\n/, '')
      .replace("sent: 'yes' }", "sent: 'yes', tableData: { checked: false } }"),
  '1-styled.jsx': (code) =>
    code
      .replace('{ withStyles }', '{ styled }')
      .replace('@material-ui/core/styles', '@mui/material/styles')
      .replace(
        /withStyles\(\{ root: (\{[^}]*\}) \}\)\(MTableToolbar\)/,
        "styled('div')({ '& > .MuiToolbar-root': $1 })",
      )
      .replace('<Bar {...props} />', '<Bar><MTableToolbar {...props} /></Bar>'),
};
