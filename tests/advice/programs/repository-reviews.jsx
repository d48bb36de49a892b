import axios from 'axios';
import { useEffect, useState } from 'react';
import MaterialTable from 'material-table';
import icons from './icons';

export default function Guestbook() {
  const [entries, setEntries] = useState([]);
  const [turn] = useState(0);
  const [columns] = useState([
    { title: 'Words', field: 'words' },
    { title: 'Stars', field: 'stars' },
    { title: 'Guest', field: 'guest' },
  ]);
  useEffect(() => {
    axios.get('/guestbook').then((answer) => {
      setEntries(answer.data);
    });
  }, [turn]);
  return (
    <MaterialTable
      title="Guestbook"
      icons={icons}
      columns={columns}
      data={entries}
      options={{ filtering: true }}
    />
  );
}
