import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * A number with a bar that compares it
 * with others, where there is room.
 */
export function Bar({
  share,
  children,
}: {
  share: number;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
      }}
    >
      {children}
      <Box
        sx={{
          width: 48,
          height: 6,
          borderRadius: 1,
          bgcolor: 'action.selected',
          outline: '1px solid transparent',
          '@media (max-width: 479.95px)': {
            display: 'none',
          },
        }}
      >
        <Box
          sx={{
            height: 6,
            borderRadius: 1,
            bgcolor: 'primary.main',
            forcedColorAdjust: 'none',
          }}
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </Box>
    </Box>
  );
}
