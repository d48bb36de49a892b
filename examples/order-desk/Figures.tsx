import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Figures as Values } from '../server/orders/types';
import { count, euros, wholeEuros } from './columns';

/** Four figures about the orders that match search, tab, and filters. */
export default function Figures({ values }: { values?: Values }) {
  return (
    <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, m: 0 }}>
      <Figure name="Orders" value={values && count.format(values.orders)} />
      <Figure name="Open" value={values && count.format(values.open)} />
      <Figure name="Average" value={values && euros.format(values.average)} />
      <Figure name="Revenue" value={values && wholeEuros.format(values.revenue)}>
        {values && <SparkLine values={values.byMonth} />}
      </Figure>
    </Stack>
  );
}

function Figure({ name, value, children }: { name: string; value?: string; children?: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 1, height: { xs: 32, sm: 40 }, alignItems: 'center' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Stack component="dd" direction="row" sx={{ gap: 2, m: 0, alignItems: 'center' }}>
        <Typography component="span" variant="h6" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {value ?? <Skeleton width={72} />}
        </Typography>
        {children}
      </Stack>
    </Stack>
  );
}

function SparkLine({ values }: { values: number[] }) {
  const most = Math.max(...values, 1);
  const points = values.map((value, index) => `${index * 10},${34 - (value / most) * 32}`).join(' ');
  const end = (values.length - 1) * 10;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`By month: ${values.map((value) => wholeEuros.format(value)).join(', ')}`}
      viewBox={`0 0 ${end} 36`}
      preserveAspectRatio="none"
      sx={{ width: 120, height: 32, color: 'primary.main' }}
    >
      <polygon points={`0,36 ${points} ${end},36`} fill="currentColor" opacity={0.12} />
      <polyline points={points} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </Box>
  );
}
