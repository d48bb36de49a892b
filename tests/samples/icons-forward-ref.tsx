import MaterialTable, { type Icons } from '@material-table/core';
import AddBox from '@mui/icons-material/AddBox';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import type { SvgIconProps } from '@mui/material';
import { forwardRef } from 'react';

const tableIcons: Icons<{ a: number }> = {
  Add: forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => <AddBox {...props} ref={ref} />),
  Clear: forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => <Clear {...props} ref={ref} />),
  Search: forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => <Search {...props} ref={ref} />),
};

export default function App() {
  return (
    <MaterialTable
      title="Forwarded icons"
      icons={tableIcons}
      columns={[{ title: 'A', field: 'a' }]}
      data={[{ a: 1 }]}
    />
  );
}
