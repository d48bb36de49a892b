import MaterialTable from '@material-table/core';
import { useState } from 'react';

export default function App() {
  const [answer] = useState();
  return <MaterialTable columns={[{ title: 'A', field: 'a' }]} data={answer.map((a) => ({ a }))} />;
}
