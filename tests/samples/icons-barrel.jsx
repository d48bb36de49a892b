import MaterialTable from '@material-table/core';
import {
  AddBox,
  ArrowDownward,
  Check,
  ChevronLeft,
  ChevronRight,
  Clear,
  DeleteOutlined,
  Edit,
  Search,
} from '@mui/icons-material';

const icons = {
  Add: AddBox,
  Check,
  Clear,
  Delete: DeleteOutlined,
  DetailPanel: ChevronRight,
  Edit,
  NextPage: ChevronRight,
  PreviousPage: ChevronLeft,
  Search,
  SortArrow: ArrowDownward,
};

export default function App() {
  return (
    <MaterialTable
      title="With icons"
      icons={icons}
      columns={[{ title: 'A', field: 'a' }]}
      data={[{ id: 1, a: 'x' }]}
    />
  );
}
