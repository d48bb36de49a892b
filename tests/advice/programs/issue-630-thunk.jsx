import MaterialTable from 'material-table';
import { useDispatch } from 'react-redux';
import { fetchAllItems } from './items';

export default function Items() {
  const dispatch = useDispatch();
  const getData = (query) =>
    new Promise((resolve, reject) => {
      Promise.resolve(
        dispatch(fetchAllItems(query)).then(({ payload }) => {
          resolve({
            data: payload.items.map((item) => ({ ...item })),
            page: query.page,
            totalCount: payload.totalCount,
          });
        }),
      );
    });
  return <MaterialTable columns={[{ title: 'Item', field: 'name' }]} data={getData} />;
}
