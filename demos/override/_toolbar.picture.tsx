import { Box, Button } from '@mui/material';
import OrdersWithButton from './toolbar';

// The gallery's picture of this page: a first frame has the table's own toolbar, because the table adds `components` in an effect.
export default function OrdersWithButtonInPlace() {
  return (
    <Box sx={{ position: 'relative', '& .MuiToolbar-root': { pr: 11 } }}>
      <OrdersWithButton />
      <Button variant="contained" size="small" sx={{ position: 'absolute', top: 12, right: 16 }}>
        New
      </Button>
    </Box>
  );
}
