import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import MaterialTable from "@material-table/core";

const columns = [
  { title: "Fecha", field: "firstName" },
  { title: "Proveedor", field: "lastName" },
  { title: "EMC", field: "availability" },
  { title: "FPC", field: "availability" },
];

export default function Add() {
  return (
    <Box>
      <TextField margin="normal" label="Nombre" autoFocus />
      <MaterialTable columns={columns} title="Listado" />
    </Box>
  )
}
