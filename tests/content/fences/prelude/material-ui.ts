export {
  Alert,
  Box,
  Button,
  Chip,
  CircularProgress,
  LinearProgress,
  Paper,
  Rating,
  Typography,
  type PaperProps,
} from '@mui/material';
