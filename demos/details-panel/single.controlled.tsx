import MaterialTable, {
  type Column,
} from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

interface Step {
  id: number;
  name: string;
  minutes: number;
  text: string;
}

// The table identifies panels by their function's
// source text, so rows and the prop share one function.
function showText({ rowData }: { rowData: Step }) {
  return (
    <Typography sx={{ p: 2 }}>{rowData.text}</Typography>
  );
}

export default function StepByStep() {
  const [openId, setOpenId] = useState<number | undefined>(
    1,
  );
  const columns = useMemo<Column<Step>[]>(
    () => [
      { title: 'Step', field: 'name', sorting: false },
      {
        title: 'Minutes',
        field: 'minutes',
        type: 'numeric',
        sorting: false,
      },
    ],
    [],
  );
  // Whether a row's panel is open; undefined closes it.
  const rows = useMemo(
    () =>
      steps.map((row) => ({
        ...row,
        tableData: {
          showDetailPanel:
            row.id === openId ? showText : undefined,
        },
      })),
    [openId],
  );
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 1 }}>
        <Button
          variant="outlined"
          disabled={openId === 1}
          onClick={() => setOpenId((openId ?? 2) - 1)}
        >
          Previous step
        </Button>
        <Button
          variant="outlined"
          disabled={openId === steps.length}
          onClick={() => setOpenId((openId ?? 0) + 1)}
        >
          Next step
        </Button>
      </Stack>
      <MaterialTable
        title="Pancakes"
        columns={columns}
        data={rows}
        options={{
          search: false,
          paging: false,
          draggable: false,
        }}
        detailPanel={showText}
        onDetailPanelChange={(step, state) =>
          setOpenId(state === 'open' ? step.id : undefined)
        }
        // 8.0.3 calls onDetailPanelChange only with this.
        onTreeExpandChange={() => undefined}
      />
    </>
  );
}

const steps: Step[] = [
  {
    id: 1,
    name: 'Mix',
    minutes: 5,
    text: 'Stir 200 g of flour into 400 ml of milk, then add two eggs and salt.',
  },
  {
    id: 2,
    name: 'Rest',
    minutes: 20,
    text: 'Cover the bowl and leave it alone.',
  },
  {
    id: 3,
    name: 'Heat',
    minutes: 3,
    text: 'Melt a little butter over medium heat.',
  },
  {
    id: 4,
    name: 'Fry',
    minutes: 15,
    text: 'Pour a thin layer, turn it when the top is dry.',
  },
  {
    id: 5,
    name: 'Serve',
    minutes: 2,
    text: 'With sugar and lemon.',
  },
];
