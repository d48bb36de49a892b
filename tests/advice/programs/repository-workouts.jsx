import MaterialTable from '@material-table/core';
import { Input, MenuItem, Select } from '@mui/material';
import moment from 'moment';
import { useEffect, useState } from 'react';
import { v4 } from 'uuid';
import { addTrip, changeTrip, dropTrip, loadTrips } from './trips';

const newestFirst = (a, b) => new Date(b.day) - new Date(a.day);
const knots = ({ miles, hours }) => ((miles || 1) / (hours || 1)).toFixed(1);

export default function Trips() {
  const [trips, setTrips] = useState([]);
  const [isBusy, setIsBusy] = useState(true);
  useEffect(() => {
    loadTrips()
      .then((found) => {
        found.sort(newestFirst);
        setTrips(found);
      })
      .finally(() => setIsBusy(false));
  }, []);
  const [columns] = useState([
    {
      title: 'Trip',
      field: 'trip',
      type: 'string',
      cellStyle: { backgroundColor: 'lightyellow' },
      validate: (trip) => Boolean(trip.trip),
    },
    {
      title: 'Wind',
      field: 'wind',
      type: 'string',
      grouping: true,
      editComponent: ({ rowData, onChange }) => (
        <Select value={rowData.wind || ''} onChange={({ target }) => onChange(target.value)}>
          <MenuItem value="fair">fair</MenuItem>
        </Select>
      ),
    },
    {
      title: 'Miles',
      field: 'miles',
      type: 'numeric',
      width: '6%',
      initialEditValue: 1,
      validate: (trip) => trip.miles > 0,
    },
    {
      title: 'Knots',
      field: 'knots',
      width: '6%',
      render: (trip) => <span>{knots(trip)}</span>,
      editComponent: ({ rowData }) => <Input value={knots(rowData)} readOnly type="number" />,
    },
    {
      title: 'Day',
      field: 'day',
      type: 'date',
      width: '18%',
      initialEditValue: moment().format(),
      render: (trip) => moment.utc(trip.day).format('D MMM YYYY'),
      editComponent: ({ rowData, onChange }) => (
        <Input
          type="date"
          value={new Date(rowData.day).toISOString().slice(0, 10)}
          onChange={({ target }) => onChange(target.value)}
        />
      ),
    },
  ]);
  const options = {
    showTitle: false,
    grouping: true,
    draggable: true,
    pageSize: 20,
    searchFieldAlignment: 'left',
    headerStyle: { backgroundColor: 'seagreen', fontSize: 'large' },
  };
  return (
    <MaterialTable
      columns={columns}
      data={trips}
      options={options}
      isLoading={isBusy}
      editable={{
        onRowAdd: (added) =>
          new Promise((resolve) => {
            const trip = { ...added, _id: v4() };
            const next = [...trips, trip];
            next.sort(newestFirst);
            setTrips(next);
            addTrip(trip).catch((error) => console.error(error));
            resolve();
          }),
        onRowUpdate: (changed, old) =>
          new Promise((resolve) => {
            const next = [...trips];
            const place = old.tableData.id;
            next[place] = changed;
            next.sort(newestFirst);
            setTrips([...next]);
            changeTrip(changed).catch((error) => console.error(error));
            resolve();
          }),
        onRowDelete: (old) =>
          new Promise((resolve) => {
            let left = [...trips];
            left = left.filter((one) => one.tripId !== old.tripId);
            setTrips([...left]);
            dropTrip(old.tripId).catch((error) => console.error(error));
            resolve();
          }),
      }}
    />
  );
}
