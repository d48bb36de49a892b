import MaterialTable from 'material-table';
import { Waves } from './Waves';

export default function Soundings(props) {
  const columns = [
    { title: 'Place', field: 'place' },
    { title: 'Sailor', field: 'sailor' },
    { title: 'Depth', field: 'depth' },
  ];
  const rows = props.log?.soundings.map((sounding) => ({
    place: sounding.place,
    sailor: [sounding.by.first, ' ', sounding.by.last],
    depth: sounding.depth,
  }));
  if (props.log.isBusy) return <Waves />;
  if (props.log.failure) return <strong>{props.log.failure}</strong>;
  return (
    <section style={{ maxWidth: '60rem' }}>
      <MaterialTable title="Soundings" columns={columns} data={rows} />;
    </section>
  );
}
