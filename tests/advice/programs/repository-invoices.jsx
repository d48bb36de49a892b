import MaterialTable from 'material-table';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { askAs } from './ask-as';

export function Freights() {
  const dispatch = useDispatch();
  const pass = useSelector(({ gate }) => gate.pass);
  const [freights, setFreights] = useState([]);
  useEffect(() => {
    askAs(dispatch, pass, '/freights').then(setFreights);
  }, []);
  const columns = [
    { title: 'Fracht', field: 'freight' },
    { title: 'Tag', field: 'day' },
  ];
  return <Sheet heading={'Alle'} columns={columns} rows={freights} />;
}

export function Freight() {
  const dispatch = useDispatch();
  const { freight } = useParams();
  const [crates, setCrates] = useState(null);
  useEffect(() => {
    askAs(dispatch, '/crates/' + freight).then(setCrates);
  }, []);
  const notes = [{ label: 'Fracht', text: freight }];
  return (
    <Sheet heading={'Eine'} columns={[{ title: 'Kiste', field: 'crate' }]} rows={crates} notes={notes} />
  );
}

function Sheet(props) {
  const { heading, caption, notes = [], columns = [], rows = [] } = props;
  return (
    <section>
      <h3>{heading}</h3>
      {notes.map(({ label, text }) => (
        <p key={label}>{`${label}: ${text}`}</p>
      ))}
      <MaterialTable title={caption} columns={columns} data={rows} options={{ search: false }} />
    </section>
  );
}
