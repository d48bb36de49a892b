import React from 'react';
import MaterialTable from '@material-table/core';

// 2.3: the rows come from a store as props, and go back to it by their place.
// After https://github.com/mbrn/material-table/issues/1546
const change = (state, action) => {
  if (action.type === 'ADD') return [...state, action.row];
  if (action.type === 'CHANGE') return state.map((row, index) => (index === action.place ? action.row : row));
  return state.filter((row, index) => index !== action.place);
};

const Guests = ({ guests, dispatch }) => (
  <MaterialTable
    title="Guests"
    columns={[{ title: 'Name', field: 'name' }]}
    data={guests}
    editable={{
      onRowAdd: async (row) => dispatch({ type: 'ADD', row }),
      onRowUpdate: async (row, old) => dispatch({ type: 'CHANGE', row, place: old.tableData.id }),
      onRowDelete: async (old) => dispatch({ type: 'REMOVE', place: old.tableData.id }),
    }}
  />
);

export default function Party() {
  const [guests, dispatch] = React.useReducer(change, [{ name: 'Noa' }, { name: 'Kim' }]);
  return <Guests guests={guests} dispatch={dispatch} />;
}
