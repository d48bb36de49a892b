import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { useEffect, useMemo, useReducer } from 'react';

export interface Job {
  id: number;
  name: string;
  days: number;
}

export default function Plan({ jobs: first }: { jobs: Job[] }) {
  const [{ past, jobs, future }, dispatch] = useReducer(step, { past: [], jobs: first, future: [] });
  const columns = useMemo<Column<Job>[]>(
    () => [
      { title: 'Job', field: 'name' },
      { title: 'Days', field: 'days', type: 'numeric' },
    ],
    [],
  );
  const undo = () => dispatch({ kind: 'undo' });
  const redo = () => dispatch({ kind: 'redo' });
  // A function of the latest jobs, because several saves may be pending.
  const change = async (next: (jobs: Job[]) => Job[]) => dispatch({ kind: 'change', next });

  // On the document, because the focus is lost with a row that is deleted.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const kind = kindOf(event);
      if (!kind) return;
      event.preventDefault();
      dispatch({ kind });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const actions: Action<Job>[] = [
    { icon: Undo, tooltip: 'Undo', isFreeAction: true, disabled: past.length === 0, onClick: undo },
    { icon: Redo, tooltip: 'Redo', isFreeAction: true, disabled: future.length === 0, onClick: redo },
  ];
  return (
    <MaterialTable
      title="Plan"
      columns={columns}
      data={jobs}
      options={options}
      actions={actions}
      localization={localization}
      cellEditable={{
        onCellEditApproved: (value: unknown, _old, { id }, { field }) =>
          change((all) => all.map((job) => (job.id === id ? { ...job, [String(field)]: value } : job))),
      }}
      editable={{
        onRowAdd: ({ name, days }) => change((all) => [...all, { id: nextId(all), name, days }]),
        onRowDelete: ({ id }) => change((all) => all.filter((job) => job.id !== id)),
        deleteTooltip: ({ name }) => `Delete ${name}`,
      }}
    />
  );
}

const options: Options<Job> = { paging: false, search: false, maxColumnSort: 0 };

/** Names for the buttons of an open cell. The types lack both, so TypeScript takes them only next to a known one. */
const localization = {
  body: { emptyDataSourceMessage: 'No jobs', saveTooltip: 'Save', cancelTooltip: 'Cancel' },
};

const nextId = (jobs: Job[]) => Math.max(0, ...jobs.map(({ id }) => id)) + 1;

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z; inside a field, they belong to its text. */
function kindOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.target instanceof HTMLInputElement || !(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : undefined;
}

interface History {
  past: Job[][];
  jobs: Job[];
  future: Job[][];
}

type Step = { kind: 'undo' | 'redo' } | { kind: 'change'; next: (jobs: Job[]) => Job[] };

function step(history: History, taken: Step): History {
  const { past, jobs, future } = history;
  if (taken.kind === 'change') return { past: [...past, jobs], jobs: taken.next(jobs), future: [] };
  if (taken.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), jobs: before, future: [jobs, ...future] } : history;
  }
  const [after, ...rest] = future;
  return after ? { past: [...past, jobs], jobs: after, future: rest } : history;
}
