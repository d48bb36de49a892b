// The chunk that holds what opens over a table.
export { default as Grow } from '@mui/material/Grow';
export { default as Menu } from '@mui/material/Menu';
export { default as Popper } from '@mui/material/Popper';
