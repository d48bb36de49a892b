import MaterialTable from '@material-table/core';
import { createContext, memo, useContext } from 'react';

const Greeting = createContext('');

const Cell = memo(function Cell() {
  return <em>{useContext(Greeting)}</em>;
});

export default function App() {
  return (
    <Greeting.Provider value="Hello from context">
      <MaterialTable title="Context" columns={[{ title: 'Hi', render: () => <Cell /> }]} data={[{ id: 1 }]} />
    </Greeting.Provider>
  );
}
