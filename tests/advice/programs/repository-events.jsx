import React, { useEffect, useState } from 'react';
import { Dialog, TextField } from '@mui/material';
import axios from 'axios';
import { Controller, useForm } from 'react-hook-form';
import MaterialTable from '@material-table/core';
import { Add, Delete, Edit } from '@mui/icons-material';

function Events() {
  const [showAdd, setShowAdd] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [events, setEvents] = useState([]);
  const { control, handleSubmit, reset } = useForm({ defaultValues: { uuid: '', name: '', allday: false } });

  const fetchEvents = () => {
    axios.get('/events').then((res) => {
      setEvents(res.data.items);
    });
  };
  const createEvent = (data, e) => {
    e.preventDefault();
    axios({ method: isEditing ? 'put' : 'post', url: '/event', data }).then((res) => {
      if (res.data.status === 'OK') {
        reset({ name: '' });
        setShowAdd(false);
        fetchEvents();
      }
    });
  };
  useEffect(() => {
    fetchEvents();
  }, []);
  const columns = [
    { title: 'ID', field: 'uuid', hidden: true },
    { title: 'Name', field: 'name' },
    { title: 'All Day?', field: 'allday', render: (rowData) => (rowData.allday ? 'Yes' : 'No') },
  ];
  const actions = [
    {
      icon: Add,
      isFreeAction: true,
      onClick: () => {
        reset();
        setShowAdd(true);
      },
    },
    {
      icon: Edit,
      onClick: (e, rowData) => {
        reset(rowData);
        setIsEditing(true);
        setShowAdd(true);
      },
    },
    {
      icon: Delete,
      onClick: (e, rowData) => {
        axios({ method: 'delete', url: '/event', data: rowData }).then(() => fetchEvents());
      },
    },
  ];
  return (
    <>
      <Dialog open={showAdd} onClose={() => setShowAdd(false)}>
        <form onSubmit={handleSubmit(createEvent)}>
          <Controller name="name" control={control} render={({ field }) => <TextField name={field.name} value={field.value} onChange={field.onChange} />} />
        </form>
      </Dialog>
      <MaterialTable columns={columns} data={events} actions={actions} title="Events" />
    </>
  );
}

export default Events;
