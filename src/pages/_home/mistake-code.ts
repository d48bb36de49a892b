/** Code with a mistake, the part that the editor underlines, its message, and what its fix inserts before `after`. */
export const mistake = {
  before: `<MaterialTable
  columns={columns}
  data={people}
  editable={{
    `,
  marked: 'onRowUpdate',
  between: ': ',
  after: `(person) => {
      save(person);
    },
  }}
/>`,
  message: '`onRowUpdate` returns no promise.',
  fix: 'Make it async',
  inserted: 'async ',
};
