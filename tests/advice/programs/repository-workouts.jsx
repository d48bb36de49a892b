import { v4 } from 'uuid';
import MaterialTable from '@material-table/core';
import moment from 'moment';
import { useState, useEffect } from 'react';
import { Input, MenuItem, Select } from '@mui/material';
import { addWorkout, deleteWorkout, getWorkoutHistory, updateWorkout } from '../services/workout';

const calcMax = (weight, reps) => ((weight || 1) * (1 + (reps / 30))).toFixed(2);
const formatDate = (date) => moment.utc(date).format('MM-DD-YYYY');

function Workouts() {
  const [workoutData, setWorkoutHistory] = useState([]);
  const [isLoading, setIsLoading] = useState(true);
  useEffect(() => {
    getWorkoutHistory()
      .then((data) => {
        data.sort((a, b) => new Date(b.date) - new Date(a.date));
        setWorkoutHistory(data);
      })
      .finally(() => setIsLoading(false));
  }, []);
  const options = {
    showTitle: false,
    pageSize: 20,
    searchFieldAlignment: 'left',
    draggable: true,
    grouping: true,
    headerStyle: { backgroundColor: '#019b09', fontSize: 'large' },
  };
  const [columns] = useState([
    {
      title: 'Exercise',
      field: 'exercise',
      type: 'string',
      validate: (rowData) => Boolean(rowData.exercise),
      cellStyle: { backgroundColor: '#ade503' },
    },
    {
      title: 'Kind',
      field: 'kind',
      type: 'string',
      grouping: true,
      editComponent: (props) => (
        <Select value={props.rowData.kind || ''} onChange={(e) => props.onChange(e.target.value)}>
          <MenuItem value="upper">upper</MenuItem>
        </Select>
      ),
    },
    { title: 'Reps', field: 'reps', type: 'numeric', width: '5%', initialEditValue: 1, validate: (rowData) => rowData.reps > 0 },
    {
      title: 'Max',
      field: 'max',
      width: '6%',
      render: (rowData) => <div>{calcMax(rowData.weight, rowData.reps)}</div>,
      editComponent: ({ rowData }) => <Input value={calcMax(rowData.weight, rowData.reps)} readOnly type="number" />,
    },
    {
      title: 'Date',
      field: 'date',
      type: 'date',
      width: '20%',
      initialEditValue: moment().format(),
      render: (rowData) => formatDate(rowData.date),
      editComponent: (props) => (
        <Input value={new Date(props.rowData.date).toISOString().substring(0, 10)} type="date" onChange={(e) => props.onChange(e.target.value)} />
      ),
    },
  ]);
  return (
    <MaterialTable
      columns={columns}
      data={workoutData}
      options={options}
      isLoading={isLoading}
      editable={{
        onRowAdd: (newData) => new Promise((resolve) => {
          const payload = { ...newData, _id: v4() };
          const full = [...workoutData, payload];
          full.sort((a, b) => new Date(b.date) - new Date(a.date));
          setWorkoutHistory(full);
          addWorkout(payload).catch((error) => console.error(error));
          resolve();
        }),
        onRowUpdate: (newData, oldData) => new Promise((resolve) => {
          const dataUpdate = [...workoutData];
          const index = oldData.tableData.id;
          dataUpdate[index] = newData;
          dataUpdate.sort((a, b) => new Date(b.date) - new Date(a.date));
          setWorkoutHistory([...dataUpdate]);
          updateWorkout(newData).catch((error) => console.error(error));
          resolve();
        }),
        onRowDelete: (oldData) => new Promise((resolve) => {
          let dataDelete = [...workoutData];
          dataDelete = dataDelete.filter((obj) => obj.workoutId !== oldData.workoutId);
          setWorkoutHistory([...dataDelete]);
          deleteWorkout(oldData.workoutId).catch((error) => console.error(error));
          resolve();
        }),
      }}
    />
  );
}

export default Workouts;
