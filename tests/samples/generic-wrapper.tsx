import MaterialTable, { type MaterialTableProps } from '@material-table/core';

function AppTable<Row extends object>(props: MaterialTableProps<Row>) {
  return (
    <MaterialTable<Row>
      {...props}
      options={{ ...props.options, paging: false, emptyRowsWhenPaging: false }}
    />
  );
}

interface Book {
  id: number;
  name: string;
}

export default function Books() {
  return (
    <AppTable<Book>
      title="Wrapped"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'x' }]}
    />
  );
}
