import { Box, Chip, Stack } from '@mui/material';
import TicketsWithChips from './custom-filter-row';

// The gallery's picture of this page: a first frame has the table's own filter row, because the table adds `components` in an effect.
export default function TicketsWithChipsInPlace() {
  return (
    <Box
      sx={{
        position: 'relative',
        '& tbody tr:first-of-type > td': { height: 43, '& > *': { display: 'none' } },
      }}
    >
      <TicketsWithChips />
      <Stack direction="row" spacing={1} sx={{ position: 'absolute', top: 94, left: 16 }}>
        {['All', 'Open', 'Waiting', 'Closed'].map((state) => (
          <Chip key={state} label={state} color={state === 'Open' ? 'primary' : 'default'} />
        ))}
      </Stack>
    </Box>
  );
}
