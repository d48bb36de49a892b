import MaterialTable, {
  type Column,
  type EditComponentProps,
  type Options,
} from '@material-table/core';
import {
  Autocomplete,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useMemo, useState } from 'react';

type Claim = {
  id: number;
  kind: string;
  tags: string[];
  receipt: string | File;
};
type Props = EditComponentProps<Claim>;

const KindEditor = ({ value, onChange }: Props) => (
  <RadioGroup
    aria-label="Kind"
    value={value}
    onChange={(_event, kind) => onChange(kind)}
  >
    <FormControlLabel
      value="Travel"
      label="Travel"
      control={<Radio size="small" />}
    />
    <FormControlLabel
      value="Meal"
      label="Meal"
      control={<Radio size="small" />}
    />
  </RadioGroup>
);

const TagsEditor = ({ value, onChange }: Props) => (
  <Autocomplete
    multiple
    options={['urgent', 'abroad', 'private']}
    value={value ?? []}
    onChange={(_event, tags) => onChange(tags)}
    // Enter selects a tag here; without
    // this, it would also save the row.
    onKeyDown={(event) => event.stopPropagation()}
    renderInput={(params) => (
      <TextField
        {...params}
        label="Tags"
        variant="standard"
      />
    )}
    sx={{ minWidth: 160 }}
  />
);

const ReceiptEditor = ({ onChange }: Props) => (
  <input
    type="file"
    aria-label="Receipt"
    onChange={({ target }) => onChange(target.files?.[0])}
  />
);

const options: Options<Claim> = {
  search: false,
  paging: false,
};

export default function ClaimsWithOwnEditors() {
  const [claims, setClaims] = useState(firstClaims);
  const columns = useMemo<Column<Claim>[]>(
    () => [
      {
        title: 'Kind',
        field: 'kind',
        editComponent: KindEditor,
      },
      {
        title: 'Tags',
        field: 'tags',
        render: ({ tags }) => tags.join(', '),
        customFilterAndSearch: (term, { tags }) =>
          tags.some((tag) => tag.includes(String(term))),
        editComponent: TagsEditor,
      },
      {
        title: 'Receipt',
        field: 'receipt',
        render: ({ receipt }) => nameOf(receipt),
        editComponent: ReceiptEditor,
      },
    ],
    [],
  );
  const update = async ({
    id,
    kind,
    tags,
    receipt,
  }: Claim) => {
    const saved = {
      id,
      kind,
      tags,
      receipt: await upload(receipt),
    };
    setClaims((current) =>
      current.map((claim) =>
        claim.id === id ? saved : claim,
      ),
    );
  };
  return (
    <MaterialTable
      title="Claims"
      columns={columns}
      data={claims}
      options={options}
      editable={{
        onRowUpdate: update,
        editTooltip: ({ id }) => `Edit claim ${id}`,
      }}
    />
  );
}

const nameOf = (receipt: string | File) =>
  typeof receipt === 'string' ? receipt : receipt.name;

/**
 * In your app, upload the receipt if
 * it is a file, and return its URL.
 */
const upload = async (receipt: string | File) =>
  nameOf(receipt);

const firstClaims: Claim[] = [
  {
    id: 1,
    kind: 'Travel',
    tags: ['abroad'],
    receipt: 'ticket.pdf',
  },
  { id: 2, kind: 'Meal', tags: [], receipt: 'lunch.jpg' },
];
