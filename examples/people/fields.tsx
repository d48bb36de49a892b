import type { Column } from '@material-table/core';
import { Box, Stack, TextField, Typography, type TextFieldProps } from '@mui/material';
import { use, useId } from 'react';
import type { Row } from './people';
import { LanguageContext } from './texts';

/** The label is above the field, because a label inside would need mirrored styles from right to left. */
export function Field({ label, problem, ...props }: TextFieldProps & { label: string; problem?: string }) {
  const id = useId();
  return (
    <Stack spacing={0.5}>
      <Typography component="label" htmlFor={id} variant="body2">
        {label}
      </Typography>
      <TextField id={id} size="small" error={Boolean(problem)} helperText={problem} {...props} />
    </Stack>
  );
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value | '' | undefined;
  choices: readonly Value[];
  nameOf: (choice: Value) => string;
  onChoose: (choice: Value) => void;
  problem?: string;
}

/** A native select inherits the direction, and works inside a dialog. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { t } = use(LanguageContext);
  const { value = '', choices, nameOf, onChoose, label, problem } = props;
  const choose = (chosen: string) => {
    const choice = choices.find((one) => String(one) === chosen);
    if (choice !== undefined) onChoose(choice);
  };
  return (
    <Field
      {...{ label, problem, value }}
      select
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true } }}
    >
      {value === '' && <option value="">{t('choose')}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </Field>
  );
}

interface FilterProps {
  // The library's types omit `tableData`.
  columnDef: Column<Row> & { tableData?: { id: number; filterValue?: string[] } };
  onFilterChanged: (columnId: number, value: unknown) => void;
}

/** The accessible names of the table's own filters are always in English. */
export function ChoiceFilter({ columnDef, onFilterChanged }: FilterProps) {
  const { t } = use(LanguageContext);
  const { id = 0, filterValue: [value] = [''] } = columnDef.tableData ?? {};
  return (
    <>
      <Box aria-hidden sx={{ display: { sm: 'none' } }}>
        {columnDef.title}
      </Box>
      <TextField
        select
        fullWidth
        variant="standard"
        value={value}
        // Tree data treats an empty list as a filter, and opens all rows.
        onChange={({ target }) => onFilterChanged(id, target.value ? [target.value] : undefined)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': t('filterBy', String(columnDef.title)) },
        }}
      >
        <option value="">{t('all')}</option>
        {Object.entries(columnDef.lookup ?? {}).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </TextField>
    </>
  );
}
