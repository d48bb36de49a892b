import MaterialTable, {
  type Action,
  type Column,
  type Options,
} from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  type ComponentProps,
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';

interface Stop {
  id: number;
  name: string;
}

const options: Options<Stop> = {
  maxColumnSort: 0,
  paging: false,
  search: false,
  draggable: false,
};
const components = { Row: DraggableRow };

export default function DragRows() {
  const [stops, setStops] = useState(firstStops);
  const columns = useMemo<Column<Stop>[]>(
    () => [{ title: 'Stop', field: 'name' }],
    [],
  );
  const move = useCallback(
    (id: number, place: (from: number) => number) => {
      setStops((current) => {
        const from = current.findIndex(
          (stop) => stop.id === id,
        );
        const next = [...current];
        next.splice(
          Math.max(0, place(from)),
          0,
          ...next.splice(from, 1),
        );
        return next;
      });
    },
    [],
  );
  const dropOn = useCallback(
    (id: number, targetId: number) =>
      move(id, () =>
        stops.findIndex((stop) => stop.id === targetId),
      ),
    [move, stops],
  );
  const step =
    (by: number, verb: string, icon: typeof ArrowUpward) =>
    (stop: Stop) => ({
      icon,
      tooltip: `Move ${stop.name} ${verb}`,
      onClick: () => move(stop.id, (from) => from + by),
    });
  const actions: ((stop: Stop) => Action<Stop>)[] = [
    step(-1, 'up', ArrowUpward),
    step(1, 'down', ArrowDownward),
  ];
  return (
    <DropContext value={dropOn}>
      <MaterialTable
        title="Delivery route"
        columns={columns}
        data={stops}
        options={options}
        actions={actions}
        components={components}
      />
    </DropContext>
  );
}

const DropContext = createContext(
  (_id: number, _targetId: number) => {},
);

function DraggableRow(
  props: ComponentProps<typeof MTableBodyRow> & {
    data: Stop;
  },
) {
  const dropOn = useContext(DropContext);
  return (
    <MTableBodyRow
      {...props}
      draggable
      onDragStart={(event: React.DragEvent) =>
        event.dataTransfer.setData(
          'text/plain',
          String(props.data.id),
        )
      }
      onDragOver={(event: React.DragEvent) =>
        event.preventDefault()
      }
      onDrop={(event: React.DragEvent) => {
        event.preventDefault();
        dropOn(
          Number(event.dataTransfer.getData('text/plain')),
          props.data.id,
        );
      }}
    />
  );
}

const firstStops: Stop[] = [
  { id: 1, name: 'Bakery' },
  { id: 2, name: 'School' },
  { id: 3, name: 'Hotel' },
  { id: 4, name: 'Clinic' },
];
