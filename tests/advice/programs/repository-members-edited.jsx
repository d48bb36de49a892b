import { useState } from 'react';
import MaterialTable from '@material-table/core';

export default function Members({ club }) {
  const [members, setMembers] = useState(club.members);
  const [notice, setNotice] = useState('');

  return (
    <>
      <p role="status">{notice}</p>
      <MaterialTable
        key={club.id}
        title="Members"
        columns={[
          { title: 'Name', field: 'fullName' },
          { title: 'Phone', field: 'phone' },
          { title: 'Joined', field: 'joined', type: 'date' },
        ]}
        data={members}
        editable={{
          onRowUpdate: (next, before) =>
            new Promise((resolve) => {
              const copy = [...members];
              const place = before.tableData.id;
              copy[place] = next;
              if (next.fullName) setMembers(copy);
              else setNotice('A member needs a name');
              resolve();
            }),
          onRowDelete: (before) =>
            new Promise((resolve) => {
              const copy = [...members];
              const place = before.tableData.id;
              copy.splice(place, 1);
              setMembers(copy);
              setNotice('Deleted');
              resolve();
            }),
        }}
      />
    </>
  );
}
