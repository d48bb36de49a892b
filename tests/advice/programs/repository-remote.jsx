import React, { useMemo, useState } from 'react';
import MaterialTable from '@material-table/core';
import { ThemeProvider } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import FilterListIcon from '@mui/icons-material/FilterList';
import { authAxios } from '../../axiosInstance';
import useTablestyle from '../../hooks/useTablestyles';
import StatusButton from '../Buttons/StatusButton';
import { formatFilters } from '../../helpers/functions';
import usePermissionHook from '../../hooks/userPermissionHook';
import Moments from '../../helpers/Moment';

const Staff = (props) => {
  const { tableRef, editModalToggle, urlBackup } = props;
  const [filterEnabled, setFilterEnabled] = useState(false);
  const [pageSize, setPageSize] = useState(5);
  const { theme, rowStyles, headerStyles } = useTablestyle();
  const { id } = useParams();
  const canManage = usePermissionHook('management');

  const staticColumns = [
    { title: 'Employee ID', field: 'relations__ employee_id', render: (rowData) => (rowData?.relations[0]?.employee_id || '----') },
    { title: 'Name', field: 'preferred_name', render: (rowData) => (rowData?.preferred_name || '----') },
    { title: 'Valid from', field: 'relations__valid_from', render: (rowData) => (Moments(rowData?.relations[0]?.valid_from) || '----') },
  ];
  const actionButtons = canManage ? [
    {
      title: 'Actions',
      align: 'right',
      removable: false,
      sorting: false,
      grouping: false,
      filtering: false,
      render: (rowData) => (
        <StatusButton status={rowData.meta_data.status} tableRef={tableRef} api={`api/users/${rowData.id}`} />
      ),
    },
  ] : [];
  const columns = useMemo(() => {
    return [...staticColumns, ...actionButtons];
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <ThemeProvider theme={theme}>
      <MaterialTable
        title=' '
        //@ts-ignore
        columns={columns}
        tableRef={tableRef}
        onChangeRowsPerPage={setPageSize}
        onRowClick={(event, rowData) => canManage && editModalToggle(rowData.id)}
        data={(query) => {
          return new Promise((resolve, reject) => {
            let orderBy = '';
            const otherFilters = formatFilters(query.filters);
            if (query.orderBy) {
              orderBy =
                query.orderDirection === 'asc'
                  ? `&ordering=-${String(query.orderBy?.field)}`
                  : `&ordering=${String(query.orderBy?.field)}`;
            }
            const url = `api/users?tenant_id=${id}&limit=${query.pageSize}&offset=${query.pageSize * query.page}&search=${query.search}${orderBy}&${otherFilters}`;
            urlBackup.current = url;
            authAxios
              .get(url)
              .then((response) => {
                const userList = response.data?.results;
                resolve({ data: userList, page: query.page, totalCount: response.data?.count });
              })
              .catch((error) => {
                // eslint-disable-next-line prefer-promise-reject-errors
                reject({ data: [], page: query.page, totalCount: 0 });
              });
          });
        }}
        actions={[
          {
            icon: FilterListIcon,
            tooltip: filterEnabled ? 'Disable Filter' : 'Enable Filter',
            isFreeAction: true,
            onClick: () => {
              setFilterEnabled((state) => !state);
            },
          },
        ]}
        options={{
          headerStyle: headerStyles(),
          rowStyle: rowStyles(),
          actionsColumnIndex: -1,
          debounceInterval: 500,
          filtering: filterEnabled,
          search: true,
          pageSize,
        }}
      />
    </ThemeProvider>
  );
};
export default Staff;
