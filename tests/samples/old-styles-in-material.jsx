import { withStyles } from '@mui/material/styles';
import MaterialTable from '@material-table/core';

const Styled = withStyles({ root: { color: 'red' } })((props) => (
  <div className={props.classes.root} {...props} />
));

export default () => <MaterialTable columns={[]} data={[]} components={{ Container: Styled }} />;
