import { Box, TextField } from '@material-ui/core';
import MaterialTable from 'material-table';
import { useEffect, useState } from 'react';
import { trackPromise } from 'react-promise-tracker';
import { galley } from './galley';

export function Meals() {
  const [meals, setMeals] = useState([]);
  const [draft, setDraft] = useState({ meal: '', place: 0 });
  useEffect(() => {
    trackPromise(load());
  }, []);
  async function load() {
    const answer = await galley.meals();
    if (answer.isDone) {
      setMeals(answer.meals);
    }
  }
  return (
    <>
      <TextField value={draft.meal} onChange={({ target }) => setDraft({ ...draft, meal: target.value })} />
      <Box minWidth={800}>
        <MaterialTable
          title="Meals at sea"
          columns={[
            { title: 'Place', field: 'place' },
            { title: 'Meal', field: 'meal' },
            { title: 'Bell', field: 'bell' },
          ]}
          data={meals}
          options={{
            exportButton: false,
            columnResizable: false,
            headerStyle: { textAlign: 'left' },
            cellStyle: { textAlign: 'left' },
          }}
        />
      </Box>
    </>
  );
}
