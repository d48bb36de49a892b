import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableHeader } from '@material-table/core';
import { useMemo } from 'react';

export default function TableWithCaption() {
  const columns = useMemo<Column<City>[]>(
    () => [
      { title: 'City', field: 'name' },
      {
        title: 'People in millions',
        field: 'people',
        type: 'numeric',
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Cities"
      columns={columns}
      data={cities}
      components={{ Header: HeaderWithCaption }}
    />
  );
}

interface HeaderProps {
  dataCount: number;
}

/**
 * The header is the first child of the table element,
 * the only place where a caption is allowed.
 */
function HeaderWithCaption(props: HeaderProps) {
  return (
    <>
      <caption>
        {props.dataCount} cities, figures of 2024
      </caption>
      <MTableHeader {...props} />
    </>
  );
}

interface City {
  id: number;
  name: string;
  people: number;
}

const cities: City[] = [
  { id: 1, name: 'Lima', people: 10.1 },
  { id: 2, name: 'Oslo', people: 0.7 },
  { id: 3, name: 'Pune', people: 3.1 },
];
