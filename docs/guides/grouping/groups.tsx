import MaterialTable, {
  type Column,
  type Icons,
} from '@material-table/core';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import {
  forwardRef,
  useMemo,
  useRef,
  useState,
} from 'react';

type Rider = {
  id: number;
  name: string;
  team: string;
  country: string;
};
type Field = 'team' | 'country';

interface RunningTable {
  onGroupExpandChanged: (path: number[]) => void;
}

export default function GroupsFromOutside() {
  const [groupField, setGroupField] =
    useState<Field>('team');
  const [start, setStart] = useState({
    round: 0,
    isExpanded: false,
  });
  const tableRef = useRef<RunningTable>(null);
  const columns = useColumns(groupField);
  const otherField =
    groupField === 'team' ? 'country' : 'team';
  // A new key remounts the table, so it applies
  // `defaultExpanded` again.
  const setAll = (isExpanded: boolean) =>
    setStart(({ round }) => ({
      round: round + 1,
      isExpanded,
    }));
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ m: 1, flexWrap: 'wrap' }}
      >
        <Button
          variant="outlined"
          onClick={() => setAll(true)}
        >
          Expand all
        </Button>
        <Button
          variant="outlined"
          onClick={() => setAll(false)}
        >
          Collapse all
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            tableRef.current?.onGroupExpandChanged([0])
          }
        >
          First group
        </Button>
        <Button
          variant="outlined"
          onClick={() => setGroupField(otherField)}
        >
          Group by {otherField}
        </Button>
      </Stack>
      <MaterialTable
        key={start.round}
        title="Riders"
        columns={columns}
        data={riders}
        tableRef={tableRef}
        icons={icons}
        options={{
          defaultExpanded: start.isExpanded,
          paging: false,
          search: false,
          draggable: false,
        }}
      />
    </>
  );
}

/** The same until the user groups by another field. */
function useColumns(groupField: Field) {
  return useMemo<Column<Rider>[]>(
    () => [
      { title: 'Rider', field: 'name' },
      {
        title: 'Team',
        field: 'team',
        defaultGroupOrder:
          groupField === 'team' ? 0 : undefined,
      },
      {
        title: 'Country',
        field: 'country',
        defaultGroupOrder:
          groupField === 'country' ? 0 : undefined,
      },
    ],
    [groupField],
  );
}

interface ArrowProps extends SvgIconProps {
  row?: { groupData: { value: string } };
}

/** Name the button of a group. */
const Arrow = forwardRef<SVGSVGElement, ArrowProps>(
  ({ row, ...props }, ref) => (
    <ChevronRight
      {...props}
      ref={ref}
      titleAccess={row && `Group ${row.groupData.value}`}
    />
  ),
);
const icons: Icons<Rider> = { DetailPanel: Arrow };

const riders: Rider[] = [
  {
    id: 1,
    name: 'Anna',
    team: 'Comets',
    country: 'Finland',
  },
  {
    id: 2,
    name: 'Ben',
    team: 'Harriers',
    country: 'Belgium',
  },
  {
    id: 3,
    name: 'Clara',
    team: 'Comets',
    country: 'Italy',
  },
  {
    id: 4,
    name: 'Dries',
    team: 'Comets',
    country: 'Belgium',
  },
  {
    id: 5,
    name: 'Elena',
    team: 'Harriers',
    country: 'Italy',
  },
  {
    id: 6,
    name: 'Fiona',
    team: 'Harriers',
    country: 'Ireland',
  },
];
