import { DeleteOutlinedd } from '@mui/icons-material';
import MaterialTable from '@material-table/core';

export default () => <MaterialTable icons={{ Delete: DeleteOutlinedd }} columns={[]} data={[]} />;
