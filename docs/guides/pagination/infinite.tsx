import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Box } from '@mui/material';
import { type UIEvent, useMemo, useState } from 'react';

interface Parcel {
  id: number;
  number: string;
  city: string;
}

const options: Options<Parcel> = {
  paging: false,
  maxBodyHeight: 320,
  search: false,
  maxColumnSort: 0,
};

export default function LoadOnScroll() {
  const [count, setCount] = useState(20);
  const columns = useMemo<Column<Parcel>[]>(
    () => [
      { title: 'Parcel', field: 'number' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  const data = useMemo(
    () => parcels.slice(0, count),
    [count],
  );
  const loadNearTheEnd = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const below =
      target.scrollHeight -
      target.scrollTop -
      target.clientHeight;
    // In your app, fetch the next rows and append them.
    if (below < 100)
      setCount((current) =>
        Math.min(current + 20, parcels.length),
      );
  };
  return (
    <Box onScrollCapture={loadNearTheEnd}>
      <MaterialTable
        title={`${data.length} of ${parcels.length} parcels`}
        columns={columns}
        data={data}
        options={options}
      />
    </Box>
  );
}

const cities = ['Lyon', 'Porto', 'Graz', 'Bergen', 'Turin'];
const parcels: Parcel[] = Array.from(
  { length: 100 },
  (_, index) => ({
    id: index + 1,
    number: `P-${1001 + index}`,
    city: cities[index % cities.length] ?? '',
  }),
);
