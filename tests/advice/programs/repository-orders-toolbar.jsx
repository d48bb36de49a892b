import MaterialTable, { MTableToolbar } from '@material-table/core';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

export default function OrderList() {
  const dispatch = useDispatch();
  const orders = useSelector((state) => state.orders);
  useEffect(() => {
    dispatch({ type: 'load' });
  }, [dispatch]);
  return (
    <MaterialTable
      title={false}
      columns={[
        { title: 'Campaign', field: 'campaign' },
        { title: 'Total', field: 'total', type: 'numeric' },
      ]}
      data={orders}
      components={{
        Toolbar: (props) => (
          <div style={{ background: '#eee' }}>
            <MTableToolbar {...props} />
          </div>
        ),
      }}
      options={{ exportButton: true, sorting: true, pageSize: 50 }}
    />
  );
}
