import MaterialTable from '@material-table/core';

export default function App() {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ p: 1 }}>
      <Button onClick={() => setOpen(!open)}>Toggle</Button>
      <MaterialTable title="Supplied" columns={[{ title: 'A', field: 'a' }]} data={[{ id: 1, a: 1 }]} />
    </Box>
  );
}
