import MaterialTable, { type Column, type Options } from '@material-table/core';
import Alert from '@mui/material/Alert';
import { type ClipboardEvent, useMemo, useState } from 'react';

export interface Count {
  id: number;
  article: string;
  count: number;
}

export default function StockCounts({ counts: first }: { counts: Count[] }) {
  const [counts, setCounts] = useState(first);
  const [report, setReport] = useState<Report>();
  const columns = useMemo<Column<Count>[]>(
    () => [
      { title: 'Article', field: 'article' },
      { title: 'Count', field: 'count', type: 'numeric' },
    ],
    [],
  );
  const paste = (event: ClipboardEvent) => {
    // Text for the search field belongs there; a checkbox has the focus after a click, and takes none.
    if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return;
    event.preventDefault();
    const { good, bad } = read(event.clipboardData.getData('text/plain'));
    const known = new Set(counts.map(({ article }) => article));
    const added = [...good.keys()].filter((article) => !known.has(article)).length;
    setCounts((rows) => merge(rows, good));
    setReport({ added, changed: good.size - added, bad });
  };
  return (
    <div role="group" aria-label="Stock counts: paste here" tabIndex={0} onPaste={paste}>
      {report && <Outcome {...report} />}
      <MaterialTable title="Stock counts" columns={columns} data={counts} options={options} />
    </div>
  );
}

const options: Options<Count> = {
  pageSize: 5,
  pageSizeOptions: [5],
  selection: true,
  selectionProps: ({ article }: Count) => ({ slotProps: { input: { 'aria-label': `Select ${article}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all articles' } } },
};

interface BadLine {
  number: number;
  text: string;
  reason: string;
}

interface Report {
  added: number;
  changed: number;
  bad: BadLine[];
}

function Outcome({ added, changed, bad }: Report) {
  return (
    <Alert severity={bad.length > 0 ? 'warning' : 'success'}>
      {added} added, {changed} changed, {bad.length} not stored
      {bad.length > 0 && (
        <ul>
          {bad.map(({ number, text, reason }) => (
            <li key={number}>
              Line {number}, “{text}”: {reason}.
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Read lines of an article and its count; an article's last line counts. */
function read(pasted: string): { good: Map<string, number>; bad: BadLine[] } {
  const good = new Map<string, number>();
  const bad: BadLine[] = [];
  for (const [index, text] of pasted.split(/\r?\n/).entries()) {
    if (!text.trim()) continue;
    const [article = '', count = '', ...more] = text.split('\t').map((cell) => cell.trim());
    const reason = problemOf(article, count, more);
    if (reason) bad.push({ number: index + 1, text, reason });
    else good.set(article, Number(count));
  }
  return { good, bad };
}

function problemOf(article: string, count: string, more: string[]): string | undefined {
  if (more.length > 0) return 'more than two columns';
  if (!article) return 'no article';
  return /^\d+$/.test(count) ? undefined : `“${count}” is not a whole number`;
}

/** Rows keep their ids, and so their place and selection; new ones follow with the next ids. */
function merge(rows: Count[], good: Map<string, number>): Count[] {
  const known = new Set(rows.map(({ article }) => article));
  const nextId = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  const added = [...good].filter(([article]) => !known.has(article));
  return [
    ...rows.map((row) => ({ ...row, count: good.get(row.article) ?? row.count })),
    ...added.map(([article, count], index) => ({ id: nextId + index, article, count })),
  ];
}
