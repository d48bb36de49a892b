import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * A dot in a color of the theme before
 * the text, which says the same.
 */
export function Status({
  color,
  children,
}: {
  color: string;
  children: ReactNode;
}) {
  const dot = {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 1,
    borderRadius: '50%',
    bgcolor: color,
  };
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'nowrap', '&::before': dot }}
    >
      {children}
    </Box>
  );
}
