import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useId, useRef, useState } from 'react';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import { reasonOf } from '#kit/reason-of.ts';
import { askRows, type Header, type Imported } from '#rows-import/client.ts';
import { hasLongRows, mainFile, rowsFile, withRows } from '#sandbox/files.ts';
import { ToolButton } from '#sandbox/tools/Toolbar/index.tsx';
import styles from '../your-data.module.css';
import type { PlaygroundStore } from './playground-store';

interface Props {
  /** The program in the editor, which may continue with other rows. */
  store: PlaygroundStore;
  onClose: () => void;
}

/** Problems that are listed; the others are counted. */
const mostListed = 50;

/** Paste rows, or choose a file, and get a program that shows them. */
export default function YourData({ store, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [keepsProgram, setKeepsProgram] = useState(false);
  // The program may open after the dialog.
  const hasRows = store.getFiles().some(({ name }) => name === rowsFile);
  useEffect(() => dialog.current?.showModal(), []);
  const { source, choose, read, readWithHeader, isReading, reason, failure, imported } = useImport(
    ({ main, rows }) => {
      store.openOwn(
        keepsProgram
          ? withRows(store.getFiles(), rows)
          : [
              { name: mainFile, text: main },
              { name: rowsFile, text: rows },
            ],
      );
      onClose();
    },
  );
  return (
    // Escape closes it, as any dialog; a click outside doesn't, or pasted text would be lost.
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}title`} onClose={onClose}>
      <h2 id={`${id}title`}>Your data</h2>
      <p>
        Paste CSV, TSV, cells of a spreadsheet, or JSON, up to 5 MB, and get a table with typed rows and
        columns. Nothing leaves your browser.
      </p>
      <label htmlFor={`${id}text`}>Rows, with their header</label>
      <textarea
        id={`${id}text`}
        value={source.text}
        disabled={source.file !== undefined || isReading}
        rows={8}
        spellCheck={false}
        placeholder={'Name,Price,In stock\nTravel mug,14.50,yes'}
        onChange={({ target }) => choose({ text: target.value })}
      />
      <label htmlFor={`${id}file`}>Or a file</label>
      <input
        id={`${id}file`}
        type="file"
        disabled={isReading}
        accept=".csv,.tsv,.tab,.txt,.json,.jsonl,.ndjson,text/*,application/json"
        onChange={({ target }) => choose({ file: target.files?.[0] })}
      />
      {hasRows && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={keepsProgram}
            onChange={({ target }) => setKeepsProgram(target.checked)}
          />
          Keep my program and replace only its rows
        </label>
      )}
      <div role="status">
        {isReading && <p>Reading…</p>}
        {imported && <Report imported={imported} />}
      </div>
      {imported?.header && (
        <HeaderChoice header={imported.header} unit={imported.counts.unit} onChoose={readWithHeader} />
      )}
      {reason && (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
      {failure && <LoadFailure onRetry={() => void read()}>The import did not load: {failure}</LoadFailure>}
      <div className={styles.buttons}>
        <ToolButton isPrimary onClick={() => void read()} aria-disabled={isReading}>
          {imported ? `Make a table of ${amount(imported.count, 'row')}` : 'Make a table'}
        </ToolButton>
        <ToolButton onClick={() => dialog.current?.close()}>Cancel</ToolButton>
      </div>
    </dialog>
  );
}

/** Reads pasted text or a file in a worker. If there is something to report, it waits for a second `read`. */
function useImport(open: (imported: Imported) => void) {
  const base = useBaseUrl('/');
  const [source, setSource] = useState<{ text: string; file?: File }>({ text: '' });
  const [isReading, setIsReading] = useState(false);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const [imported, setImported] = useState<Imported>();

  const clear = () => {
    setReason('');
    setFailure('');
  };
  const choose = (change: Partial<typeof source>) => {
    setSource({ ...source, ...change });
    setImported(undefined);
    clear();
  };
  const load = async (header?: number) => {
    setIsReading(true);
    clear();
    try {
      const { text, file } = source;
      const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(text);
      const answer = await askRows(base, { bytes, name: file?.name ?? '', header });
      if (!answer.imported) setReason(answer.reason ?? '');
      else if (header !== undefined || isWorthTelling(answer.imported)) setImported(answer.imported);
      else open(answer.imported);
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setIsReading(false);
    }
  };
  const read = async () => {
    // The button stays enabled, or it would lose the focus.
    if (isReading) return;
    if (imported) open(imported);
    else await load();
  };
  const readWithHeader = (line: number) => void load(line);
  return { source, choose, read, readWithHeader, isReading, reason, failure, imported };
}

interface HeaderChoiceProps {
  header: Header;
  unit: Imported['counts']['unit'];
  onChoose: (line: number) => void;
}

/** Another line may be the header, or none. */
function HeaderChoice({ header, unit, onChoose }: HeaderChoiceProps) {
  return (
    <label className={styles.header}>
      Names of the columns
      <select value={header.line} onChange={({ target }) => onChoose(Number(target.value))}>
        {header.lines.map(({ line, text }) => (
          <option key={line} value={line}>
            {unit === 'line' ? 'Line' : 'Item'} {line}: {text}
          </option>
        ))}
        <option value={0}>None: all {unit}s are rows</option>
      </select>
    </label>
  );
}

/** What the visitor should know before the table is created. */
function Report({ imported: { problems, notes, rows, counts } }: { imported: Imported }) {
  const parts = Object.entries(counts.parts).filter(([, count]) => count > 0);
  const all = parts.reduce((sum, [, count]) => sum + count, 0);
  return (
    <div className={styles.report}>
      <p>
        {amount(all, counts.unit)}:{' '}
        {parts.map(([part, count]) => `${count.toLocaleString('en-US')} ${part}`).join(', ')}.
      </p>
      {problems.length > 0 && (
        <ul tabIndex={0} aria-label="Lines with a problem">
          {problems.slice(0, mostListed).map(({ place, text }) => (
            <li key={place}>
              <strong>{place}</strong> {text}
            </li>
          ))}
          {problems.length > mostListed && <li>and {problems.length - mostListed} more.</li>}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {isLong(rows) && (
        <p>
          Your rows are over 200 kB. They stay in this tab: links and what your browser keeps hold the program
          without them.
        </p>
      )}
    </div>
  );
}

function isWorthTelling({ problems, notes, rows, header }: Imported): boolean {
  return problems.length > 0 || notes.length > 0 || header?.isSure === false || isLong(rows);
}

const isLong = (rows: string) => hasLongRows({ name: rowsFile, text: rows });

function amount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
