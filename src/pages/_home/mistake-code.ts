/** Code with a mistake, the part that the editor underlines, and its message. */
export const mistake = {
  before: `<MaterialTable
  columns={columns}
  data={people}
  editable={{
    `,
  marked: 'onRowUpdate',
  after: `: (person) => {
      save(person);
    },
  }}
/>`,
  message: '`onRowUpdate` returns no promise.',
  fix: 'Make it async',
};
