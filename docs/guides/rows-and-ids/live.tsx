import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';

interface Share {
  code: string;
  name: string;
  price: number;
}

export default function LivePrices() {
  const [shares, setShares] = useState(firstShares);
  const update = () =>
    setShares(
      shares.map((share) => ({
        ...share,
        price: share.price + 1,
      })),
    );
  return (
    <Stack
      spacing={2}
      sx={{
        alignItems: 'start',
        '& > .MuiPaper-root': { alignSelf: 'stretch' },
      }}
    >
      <Button variant="contained" onClick={update}>
        New prices
      </Button>
      <Shares
        title="No id"
        shares={shares}
        options={withoutId}
      />
      <Shares
        title="The code is the id"
        shares={shares}
        options={withId}
      />
    </Stack>
  );
}

interface SharesProps {
  title: string;
  shares: Share[];
  options: Options<Share>;
}

function Shares({ title, shares, options }: SharesProps) {
  const columns = useMemo<Column<Share>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Price', field: 'price', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title={title}
      columns={columns}
      data={shares}
      options={options}
    />
  );
}

const withoutId: Options<Share> = {
  selection: true,
  showTextRowsSelected: false,
  search: false,
  paging: false,
  headerSelectionProps: {
    slotProps: { input: { 'aria-label': 'Select all' } },
  },
  selectionProps: ({ name }: Share) => ({
    slotProps: {
      input: { 'aria-label': `Select ${name}` },
    },
  }),
};
const withId: Options<Share> = {
  ...withoutId,
  idSynonym: 'code',
};

const firstShares: Share[] = [
  { code: 'ACM', name: 'Acme', price: 40 },
  { code: 'GLX', name: 'Globex', price: 72 },
  { code: 'INI', name: 'Initech', price: 13 },
];
