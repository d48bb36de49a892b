import MaterialTable from '@material-table/core';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

export default function App() {
  return (
    <MaterialTable
      title="Two panels"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'x' }]}
      detailPanel={[
        { tooltip: 'Show name', render: ({ rowData }) => <b>{rowData.name}</b> },
        { icon: FavoriteBorder, openIcon: Favorite, tooltip: 'Like', render: () => <i>liked</i> },
      ]}
    />
  );
}
