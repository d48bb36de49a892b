import MaterialTable from '@material-table/core';
import { Add, Delete, Edit } from '@mui/icons-material';
import { Dialog, TextField } from '@mui/material';
import axios from 'axios';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

export default function Regattas() {
  const [regattas, setRegattas] = useState([]);
  const [isOpen, setIsOpen] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  const form = useForm({ defaultValues: { key: '', cup: '', isOpenToAll: false } });
  const reload = () => {
    axios.get('/regattas').then((answer) => setRegattas(answer.data.regattas));
  };
  useEffect(() => {
    reload();
  }, []);
  const save = (regatta) => {
    axios({ method: isKnown ? 'put' : 'post', url: '/regatta', data: regatta }).then(() => {
      setIsOpen(false);
      reload();
    });
  };
  const columns = [
    { title: 'Key', field: 'key', hidden: true },
    { title: 'Cup', field: 'cup' },
    {
      title: 'For all?',
      field: 'isOpenToAll',
      render: (regatta) => (regatta.isOpenToAll ? 'Yes' : 'Members'),
    },
  ];
  const actions = [
    {
      icon: Add,
      isFreeAction: true,
      onClick: () => {
        form.reset();
        setIsOpen(true);
      },
    },
    {
      icon: Edit,
      onClick: (_event, regatta) => {
        form.reset(regatta);
        setIsKnown(true);
        setIsOpen(true);
      },
    },
    {
      icon: Delete,
      onClick: (_event, regatta) => {
        axios({ method: 'delete', url: '/regatta', data: regatta }).then(reload);
      },
    },
  ];
  return (
    <>
      <MaterialTable title="Regattas" columns={columns} data={regattas} actions={actions} />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <form onSubmit={form.handleSubmit(save)}>
          <Controller name="cup" control={form.control} render={({ field }) => <TextField {...field} />} />
        </form>
      </Dialog>
    </>
  );
}
