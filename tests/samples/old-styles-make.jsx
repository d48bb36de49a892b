import { makeStyles } from '@mui/styles';
import MaterialTable from '@material-table/core';

const useStyles = makeStyles({ root: { margin: 8 } });

export default function App() {
  const classes = useStyles();
  return (
    <div className={classes.root}>
      <MaterialTable columns={[]} data={[]} />
    </div>
  );
}
