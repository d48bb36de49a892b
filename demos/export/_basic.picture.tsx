import { Box, MenuItem, MenuList, Paper, Typography } from '@mui/material';
import ExportedParts from './basic';

// The gallery's picture of this page: no prop opens the menu, so a first frame never has it.
export default function ExportedPartsWithOpenMenu() {
  return (
    <Box sx={{ position: 'relative' }}>
      <ExportedParts />
      <Paper elevation={8} sx={{ position: 'absolute', top: 48, right: 16, py: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ px: 2 }}>
          After a click
        </Typography>
        <MenuList>
          <MenuItem>CSV</MenuItem>
          <MenuItem>PDF</MenuItem>
        </MenuList>
      </Paper>
    </Box>
  );
}
