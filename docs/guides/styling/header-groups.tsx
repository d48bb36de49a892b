import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { MTableHeader } from '@material-table/core';
import { type ComponentProps, useMemo } from 'react';

interface Station {
  id: number;
  name: string;
  summerRain: number;
  summerTemp: number;
  winterRain: number;
  winterTemp: number;
}

const options: Options<Station> = {
  draggable: false,
  paging: false,
  search: false,
};
const components = { Header: HeaderWithGroups };

export default function HeaderGroups() {
  const columns = useMemo<Column<Station>[]>(
    () => [
      { title: 'Station', field: 'name' },
      {
        title: 'Rain',
        field: 'summerRain',
        type: 'numeric',
      },
      {
        title: 'Degrees',
        field: 'summerTemp',
        type: 'numeric',
      },
      {
        title: 'Rain',
        field: 'winterRain',
        type: 'numeric',
      },
      {
        title: 'Degrees',
        field: 'winterTemp',
        type: 'numeric',
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Weather"
      columns={columns}
      data={stations}
      options={options}
      components={components}
      sx={{
        '& th': {
          borderInlineStart: '1px solid',
          borderColor: 'divider',
        },
      }}
    />
  );
}

function HeaderWithGroups(
  props: ComponentProps<typeof MTableHeader>,
) {
  return (
    <>
      <thead>
        <tr>
          <td />
          <th colSpan={2} scope="colgroup">
            Summer
          </th>
          <th colSpan={2} scope="colgroup">
            Winter
          </th>
        </tr>
      </thead>
      <MTableHeader {...props} />
    </>
  );
}

const stations: Station[] = [
  {
    id: 1,
    name: 'Bergen',
    summerRain: 148,
    summerTemp: 15,
    winterRain: 210,
    winterTemp: 2,
  },
  {
    id: 2,
    name: 'Porto',
    summerRain: 21,
    summerTemp: 20,
    winterRain: 158,
    winterTemp: 10,
  },
  {
    id: 3,
    name: 'Graz',
    summerRain: 116,
    summerTemp: 20,
    winterRain: 29,
    winterTemp: 0,
  },
];
