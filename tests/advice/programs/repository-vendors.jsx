import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { base } from './base';

export default function Chandlers() {
  const navigate = useNavigate();
  const [chandlers, setChandlers] = useState([]);
  const reload = () => {
    fetch(`${base}/chandlers`)
      .then((answer) => answer.json())
      .then((found) => {
        setChandlers(found);
      });
  };
  useEffect(() => reload(), []);
  return (
    <MaterialTable
      title="Chandlers"
      columns={[
        { title: 'Chandler', field: 'chandler' },
        { title: 'No.', field: 'number' },
        { title: 'Quay', field: 'quay' },
      ]}
      data={chandlers}
      actions={[
        {
          icon: 'edit',
          tooltip: 'Change',
          onClick: (_event, chandler) => {
            navigate(`/chandlers/${chandler.number}`);
          },
        },
      ]}
      editable={{
        onRowDelete: (old) => {
          return new Promise((resolve) => {
            setTimeout(() => {
              const left = [...chandlers];
              const found = left.find((one) => one.id === old.tableData.id);
              const place = left.indexOf(found);
              left.splice(place, 1);
              setChandlers([...left]);
              resolve();
            }, 500);
          });
        },
      }}
    />
  );
}
