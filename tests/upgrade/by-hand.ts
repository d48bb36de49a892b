/** What a user writes after the automatic upgrade, following the remaining steps; by sample. */
export const byHand: Record<string, (code: string) => string> = {
  '1-array-from.jsx': (code) =>
    code
      .replace("[{ what: 'Rent' }, { what: 'Bread' }]", "[{ id: 1, what: 'Rent' }, { id: 2, what: 'Bread' }]")
      .replace('data.push(newData)', 'data.push({ ...newData, id: crypto.randomUUID() })')
      .replaceAll('data.indexOf(oldData)', 'data.findIndex((one) => one.id === oldData.id)'),
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
