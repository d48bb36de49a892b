interface Parts {
  /** Lines before the data. */
  before?: string;
  onRowDelete: string;
}

/** A working program with at least one fault that Advice reports: an option without effect. */
export const faultyProgram = ({
  before = '',
  onRowDelete,
}: Parts) => `import MaterialTable from '@material-table/core';

${before}const columns = [{ title: 'Name', field: 'name' }];
const rows = [{ id: 1, name: 'Ada' }];

export default function App() {
  return (
    <MaterialTable
      title="Faulty"
      columns={columns}
      data={rows}
      options={{ sorting: false }}
      editable={{ onRowDelete: ${onRowDelete} }}
    />
  );
}
`;
