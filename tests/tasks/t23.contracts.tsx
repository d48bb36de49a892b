import MaterialTable, { type Column, type Options } from '@material-table/core';
import { List, ListItem } from '@mui/material';
import { createContext, useContext, useMemo, useState } from 'react';

interface Contract {
  id: number;
  partner: string;
  fee: number;
  state: 'draft' | 'signed';
}

interface Entry {
  id: number;
  field: string;
  user: string;
  time: Date;
  before: string;
  after: string;
}

const fields = ['partner', 'fee', 'state'] as const;
const states = { draft: 'Draft', signed: 'Signed' };

/** Through a context, so that an open panel shows new entries. */
const Trail = createContext<Entry[]>([]);

/** `now` is the time of the server. */
export default function Contracts({ user, now }: { user: string; now: () => Date }) {
  const [contracts, setContracts] = useState(firstContracts);
  const [trail, setTrail] = useState<Entry[]>([]);
  const columns = useMemo<Column<Contract>[]>(
    () => [
      { title: 'Partner', field: 'partner' },
      { title: 'Fee', field: 'fee', type: 'numeric' },
      { title: 'State', field: 'state', lookup: states },
    ],
    [],
  );
  // Old values come from the own rows: a cell with a lookup reports the label as its old value.
  const save = (changes: (Partial<Contract> & { id: number })[]) => {
    const time = now();
    const entries: Entry[] = [];
    const next = contracts.map((old) => {
      const change = changes.find(({ id }) => id === old.id);
      const row = pick({ ...old, ...change });
      for (const field of fields) {
        if (row[field] === old[field]) continue;
        entries.push({
          id: row.id,
          field,
          user,
          time,
          before: String(old[field]),
          after: String(row[field]),
        });
      }
      return row;
    });
    if (entries.length === 0) return;
    setContracts(next);
    setTrail([...entries, ...trail]);
  };
  return (
    <Trail value={trail}>
      <MaterialTable
        title="Contracts"
        columns={columns}
        data={contracts}
        options={options}
        detailPanel={panel}
        localization={localization}
        cellEditable={{
          isCellEditable: () => true,
          onCellEditApproved: async (value, _old, { id }, { field }) =>
            save([{ id, [String(field)]: value as unknown }]),
        }}
        editable={{
          onRowUpdate: async (row) => save([row]),
          onBulkUpdate: async (changes) => save(Object.values(changes).map(({ newData }) => newData)),
        }}
      />
    </Trail>
  );
}

const options: Options<Contract> = {
  paging: false,
  search: false,
  actionsColumnIndex: -1,
  detailPanelColumnAlignment: 'right',
};

/** Names for the buttons of a cell; the types lack them. */
const localization = { body: { saveTooltip: 'Save', cancelTooltip: 'Cancel' } as object };

const panel = ({ rowData }: { rowData: Contract }) => <History id={rowData.id} />;

/** Only the row's own fields, because the table adds `tableData`; editors return numbers as text. */
function pick({ id, partner, fee, state }: Contract): Contract {
  return { id, partner, fee: Number(fee), state };
}

function History({ id }: { id: number }) {
  const entries = useContext(Trail).filter((entry) => entry.id === id);
  if (entries.length === 0) return <p>No changes yet</p>;
  return (
    <List dense aria-label="Changes">
      {entries.map(({ field, user, time, before, after }) => (
        <ListItem key={`${field} ${time.toISOString()}`}>
          {time.toISOString().slice(11, 16)} {user}: {field} from {before} to {after}
        </ListItem>
      ))}
    </List>
  );
}

const firstContracts: Contract[] = [
  { id: 1, partner: 'Linden AB', fee: 200, state: 'draft' },
  { id: 2, partner: 'Oak & Sons', fee: 350, state: 'signed' },
];
