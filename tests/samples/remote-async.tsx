import MaterialTable, { type Query, type QueryResult } from '@material-table/core';

interface Item {
  id: number;
  label: string;
}

const server = Array.from({ length: 12 }, (_, index): Item => ({
  id: index + 1,
  label: `Server item ${index + 1}`,
}));

async function load({ page, pageSize, search }: Query<Item>): Promise<QueryResult<Item>> {
  const found = server.filter(({ label }) => label.includes(search ?? ''));
  return { data: found.slice(page * pageSize, (page + 1) * pageSize), page, totalCount: found.length };
}

export default function Items() {
  return <MaterialTable title="Items" columns={[{ title: 'Label', field: 'label' }]} data={load} />;
}
