import { makeStyles } from '@material-ui/core/styles';
import MaterialTable from 'material-table';
import { iconsOf } from './icons-of';

const useStyles = makeStyles({ sheet: { paddingTop: '1rem' } });

export default function Tides({ tides }) {
  const { sheet } = useStyles();
  const icons = iconsOf('outlined');
  return (
    <div className={sheet}>
      <MaterialTable
        title={'Tides of today'}
        columns={[
          { title: 'Harbour', field: 'harbour' },
          { title: 'High water', field: 'high' },
          { title: 'Low water', field: 'low' },
        ]}
        data={tides}
        icons={icons}
        style={{ background: 'azure' }}
      />
    </div>
  );
}
