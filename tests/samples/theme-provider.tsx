import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ palette: { primary: { main: '#6a1b9a' } } });

export default function App() {
  return (
    <ThemeProvider theme={theme}>
      <MaterialTable title="Own theme" columns={[{ title: 'A', field: 'a' }]} data={[{ a: 1 }]} />
    </ThemeProvider>
  );
}
