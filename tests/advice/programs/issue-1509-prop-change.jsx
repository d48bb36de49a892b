import MaterialTable from 'material-table';

export default function Switch({ first, second, isFirst }) {
  const loadFirst = () => Promise.resolve(first);
  const loadSecond = () => Promise.resolve(second);
  return (
    <MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={isFirst ? loadFirst : loadSecond} />
  );
}
