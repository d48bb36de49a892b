import { Box, Stack, ToggleButton } from '@mui/material';
import type { ReactNode } from 'react';
import { departments, sumOf, type Booking } from './bookings';
import { percent, wholeEuros } from './columns';

interface Props {
  /** The filtered bookings of all departments. */
  found: Booking[];
  chosen?: string;
  onChoose: (department?: string) => void;
}

export default function Departments({ found, chosen, onChoose }: Props) {
  const columns = { xs: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' };
  return (
    <Stack
      component="ul"
      aria-label="Spent by department"
      sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {departments.map(({ name, budget }) => {
        const spent = sumOf(found.filter(({ department }) => department === name));
        return (
          <li key={name}>
            <ToggleButton
              fullWidth
              value={name}
              selected={chosen === name}
              onChange={() => onChoose(chosen === name ? undefined : name)}
              sx={look}
            >
              <Line left={<strong>{name}</strong>} right={`${percent.format(spent / budget)} of budget`} />
              <Bar share={spent / budget} />
              <Line
                left={`${wholeEuros(spent)} of ${wholeEuros(budget)}`}
                right={`${wholeEuros(Math.abs(budget - spent))} ${spent > budget ? 'over' : 'left'}`}
              />
            </ToggleButton>
          </li>
        );
      })}
    </Stack>
  );
}

const look = {
  display: 'block',
  height: '100%',
  px: 1.25,
  py: 1,
  color: 'text.primary',
  fontSize: 13,
  textAlign: 'start',
  lineHeight: 1.5,
};

function Line({ left, right }: { left: ReactNode; right: string }) {
  return (
    <Stack
      component="span"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        columnGap: 1,
        justifyContent: 'space-between',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span>{left}</span> <span>{right}</span>
    </Stack>
  );
}

/** Without a label, because the text next to it includes the same numbers. */
function Bar({ share }: { share: number }) {
  const width = `${Math.min(Math.max(share, 0), 1) * 100}%`;
  const shape = { display: 'block', height: 8, borderRadius: 1, printColorAdjust: 'exact' };
  // The outline is visible only with forced colors, which remove the background.
  const track = { ...shape, my: 0.5, bgcolor: 'action.selected', outline: '1px solid transparent' };
  const bgcolor = share > 1 ? 'error.main' : 'primary.main';
  return (
    <Box component="span" className="bar" sx={track}>
      <Box component="span" sx={{ ...shape, width, bgcolor, forcedColorAdjust: 'none' }} />
    </Box>
  );
}
