import MaterialTable from '@material-table/core';
import FilterListIcon from '@mui/icons-material/FilterList';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Day } from './day';
import { Flag } from './Flag';
import { asText } from './filters';
import { coastAxios } from './axios';
import { useLook } from './look';
import { useRight } from './rights';

export default function Pilots({ tableRef, openPilot, lastAddress }) {
  const { coast } = useParams();
  const { theme, rows, heads } = useLook();
  const mayChange = useRight('coast');
  const [size, setSize] = useState(5);
  const [isFiltering, setIsFiltering] = useState(false);
  const facts = [
    { title: 'Badge', field: 'posts__ badge', render: (pilot) => pilot?.posts[0]?.badge || '–' },
    { title: 'Pilot', field: 'name', render: (pilot) => pilot?.name || '–' },
    { title: 'Since', field: 'posts__since', render: (pilot) => Day(pilot?.posts[0]?.since) || '–' },
  ];
  const tools = mayChange
    ? [
        {
          title: 'Flag',
          align: 'right',
          removable: false,
          sorting: false,
          grouping: false,
          filtering: false,
          render: (pilot) => <Flag is={pilot.state.flag} tableRef={tableRef} path={`pilots/${pilot.id}`} />,
        },
      ]
    : [];
  const columns = useMemo(() => {
    return [...facts, ...tools];
  }, []);
  return (
    <ThemeProvider theme={theme}>
      <MaterialTable
        title=" "
        columns={columns}
        tableRef={tableRef}
        onChangeRowsPerPage={setSize}
        onRowClick={(_event, pilot) => mayChange && openPilot(pilot.id)}
        data={(query) => {
          return new Promise((resolve, reject) => {
            let order = '';
            if (query.orderBy) {
              order = `&order=${query.orderDirection === 'asc' ? '' : '-'}${String(query.orderBy?.field)}`;
            }
            const address = `pilots?coast=${coast}&most=${query.pageSize}&skip=${query.pageSize * query.page}&words=${query.search}${order}&${asText(query.filters)}`;
            lastAddress.current = address;
            coastAxios
              .get(address)
              .then((answer) => {
                resolve({ data: answer.data?.pilots, page: query.page, totalCount: answer.data?.total });
              })
              .catch(() => {
                reject({ data: [], page: query.page, totalCount: 0 });
              });
          });
        }}
        actions={[
          {
            icon: FilterListIcon,
            tooltip: isFiltering ? 'Without filters' : 'With filters',
            isFreeAction: true,
            onClick: () => {
              setIsFiltering((before) => !before);
            },
          },
        ]}
        options={{
          search: true,
          filtering: isFiltering,
          pageSize: size,
          debounceInterval: 400,
          actionsColumnIndex: -1,
          rowStyle: rows(),
          headerStyle: heads(),
        }}
      />
    </ThemeProvider>
  );
}
