import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';

interface Hotel {
  id: number;
  name: string;
  country: string;
  flag: string;
  stars: number;
}

const options: Options<Hotel> = {
  paging: false,
  exportMenu: [
    {
      label: 'CSV',
      exportFunc: async (columns, rows) => {
        const { ExportCsv } =
          await import('@material-table/exporters');
        ExportCsv(columns, rows, 'hotels');
      },
    },
  ],
};

export default function HotelsWithFlags() {
  const columns = useMemo<Column<Hotel>[]>(
    () => [
      { title: 'Hotel', field: 'name' },
      {
        title: 'Country',
        field: 'country',
        render: ({ country, flag }) => (
          <Stack
            direction="row"
            sx={{ alignItems: 'center', gap: 1 }}
          >
            {/* The flag needs no text: its name is next to it. */}
            <img src={flag} alt="" width={24} height={16} />
            {country}
          </Stack>
        ),
      },
      {
        title: 'Stars',
        field: 'stars',
        type: 'numeric',
        align: 'left',
        render: ({ stars }) => (
          <Rating readOnly size="small" value={stars} />
        ),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Hotels"
      columns={columns}
      data={hotels}
      options={options}
    />
  );
}

/**
 * Draw three stripes as a data URL; in your app,
 * rows contain the URL of an image file instead.
 */
function stripes(
  direction: 'upright' | 'level',
  ...colors: [string, string, string]
): string {
  const path =
    direction === 'upright'
      ? ['M4 0v16', 'M12 0v16', 'M20 0v16']
      : ['M0 3h24', 'M0 8h24', 'M0 13h24'];
  const lines = colors.map(
    (color, index) =>
      `<path d="${path[index]}" stroke="${color}" stroke-width="8"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${lines.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const hotels: Hotel[] = [
  {
    id: 1,
    name: 'Zur Post',
    country: 'Austria',
    flag: stripes('level', '#c8102e', '#fff', '#c8102e'),
    stars: 3,
  },
  {
    id: 2,
    name: 'Le Phare',
    country: 'France',
    flag: stripes('upright', '#002654', '#fff', '#ce1126'),
    stars: 4,
  },
  {
    id: 3,
    name: 'Da Marco',
    country: 'Italy',
    flag: stripes('upright', '#008c45', '#fff', '#cd212a'),
    stars: 2,
  },
  {
    id: 4,
    name: 'The Harp',
    country: 'Ireland',
    flag: stripes('upright', '#169b62', '#fff', '#ff883e'),
    stars: 5,
  },
  {
    id: 5,
    name: 'Tallinn Inn',
    country: 'Estonia',
    flag: stripes('level', '#0072ce', '#000', '#fff'),
    stars: 3,
  },
];
