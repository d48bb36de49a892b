import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

type Plan = { id: number; name: string; price: number };

const options: Options<Plan> = {
  selection: true,
  showSelectAllCheckbox: false,
  showTextRowsSelected: false,
  search: false,
  paging: false,
  selectionProps: ({ name }: Plan) => ({
    icon: <RadioButtonUnchecked />,
    checkedIcon: <RadioButtonChecked />,
    slotProps: {
      input: { 'aria-label': `Choose ${name}` },
    },
  }),
};

export default function ChooseOnePlan() {
  const [chosenId, setChosenId] = useState<number>();
  const columns = useMemo<Column<Plan>[]>(
    () => [
      { title: 'Plan', field: 'name' },
      { title: 'Price', field: 'price', type: 'currency' },
    ],
    [],
  );
  const rows = useMemo(
    () =>
      plans.map((plan) => ({
        ...plan,
        tableData: { checked: plan.id === chosenId },
      })),
    [chosenId],
  );
  return (
    <>
      <MaterialTable
        title="Plans"
        columns={columns}
        data={rows}
        options={options}
        onSelectionChange={(selected, clicked) =>
          setChosenId(
            selected.some(({ id }) => id === clicked?.id)
              ? clicked?.id
              : undefined,
          )
        }
      />
      <Typography role="status">
        Chosen:{' '}
        {plans.find(({ id }) => id === chosenId)?.name ??
          'nothing'}
      </Typography>
    </>
  );
}

const plans: Plan[] = [
  { id: 1, name: 'Starter', price: 0 },
  { id: 2, name: 'Team', price: 19 },
  { id: 3, name: 'Company', price: 99 },
];
