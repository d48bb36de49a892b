import MaterialTable from 'material-table';
import { useDispatch, useSelector } from 'react-redux';

export default function Stock() {
  const rows = useSelector((state) => state.stock.rows);
  const dispatch = useDispatch();
  return (
    <MaterialTable
      columns={[{ title: 'Item', field: 'item' }]}
      data={rows}
      editable={{
        isEditable: (row) => row.open,
        onRowUpdate: (newData) => {
          dispatch({ type: 'replace', newData });
        },
      }}
    />
  );
}
