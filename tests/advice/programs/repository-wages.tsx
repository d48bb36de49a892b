import Paper from '@material-ui/core/Paper';
import { createStyles, makeStyles, Theme } from '@material-ui/core/styles';
import MaterialTable from 'material-table';
import AddBox from '@material-ui/icons/AddBox';
import { forwardRef, Ref } from 'react';
import { at } from './places';

const columns = [
  { title: 'Post', field: 'post' },
  { title: 'Ship', field: 'ship' },
  { title: 'Pay', field: 'pay' },
];
const icons = { Add: forwardRef((own, ref: Ref<SVGSVGElement>) => <AddBox {...own} ref={ref} />) };
const useStyles = makeStyles((theme: Theme) => createStyles({ sheet: { margin: theme.spacing(1) } }));

export default function Pay({ found }: { found: any[] }) {
  const { sheet } = useStyles();
  const rows = found.map((line: any) => ({
    post: line[at.post],
    ship: line[at.ship],
    pay: line[at.most] || line[at.least],
  }));
  return (
    <Paper className={sheet}>
      <MaterialTable
        title="Posts"
        icons={icons}
        columns={columns}
        data={rows}
        options={{
          sorting: true,
          filtering: true,
          padding: 'dense',
          paginationType: 'normal',
          pageSize: 10,
          pageSizeOptions: [10, 30, 90],
        }}
      />
    </Paper>
  );
}
