import Link from '@docusaurus/Link';
import clsx from 'clsx';
import LinkButton from '#kit/react/LinkButton/index.tsx';
import type { SourcePosition } from '../../files';
import type { ErrorKind } from '../../protocol';
import type { Problem, ProgramState } from '../program-state';
import { changeImports, type ImportFixes, makeFile, type QuickFix } from '../quick-fixes';
import InlineCode from '#kit/react/InlineCode/index.tsx';
import CodeFrame, { type CodeLine } from './CodeFrame';
import styles from './styles.module.css';

interface Props {
  problem: Problem;
  kind: Exclude<Problem['kind'], 'load'>;
  table: ProgramState['table'];
  onGoTo: (place: SourcePosition) => void;
  onQuickFix: (fix: QuickFix) => void;
  locate: (place: SourcePosition) => SourcePosition;
  linesAround?: (place: SourcePosition) => CodeLine[];
}

/** What is wrong with a program, where, and how to fix it. */
export default function ProblemText({
  problem,
  kind,
  table,
  onGoTo,
  onQuickFix,
  locate,
  linesAround,
}: Props) {
  const { message, line, faults = [], fixes, page } = problem;
  const place = (at: SourcePosition) => {
    if (at.line === undefined) return null;
    const found = locate(at);
    return (
      <LinkButton onClick={() => onGoTo(at)}>
        {found.file ? `${found.file}, ` : ''}line {found.line}
      </LinkButton>
    );
  };
  const placeOfFirst = place(problem);
  const isCard = linesAround !== undefined && table === 'none';
  return (
    <div className={clsx(styles.problem, isCard && styles.card)} data-problem={kind}>
      {faults.length > 1 ? (
        <>
          <p>
            <strong>{faults.length} imports don’t work</strong>
          </p>
          <ul className={styles.faults}>
            {faults.map((fault, index) => (
              <li key={index}>
                {place(fault)}
                {fault.line !== undefined && ': '}
                <InlineCode text={fault.message} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {kind !== 'stopped' && <strong>{places[kind]}</strong>}
          {kind !== 'stopped' && placeOfFirst && ', '}
          {placeOfFirst}
          {(kind !== 'stopped' || placeOfFirst) && ': '}
          <InlineCode text={message} />
        </p>
      )}
      {isCard && line !== undefined && <CodeFrame lines={linesAround(problem)} />}
      {isCard && whatToDo[kind] && <p>{whatToDo[kind]}</p>}
      {page && (
        <p>
          <Link to={page} target="_blank">
            Read about this error
          </Link>
        </p>
      )}
      <Fixes fixes={fixes} onQuickFix={onQuickFix} />
      {table === 'earlier' && <p className={styles.old}>The table is from your last working code.</p>}
      {table === 'none' && <p className={styles.old}>The preview is empty until the code works.</p>}
    </div>
  );
}

/** The changes that fix some of the faults. */
function Fixes({
  fixes: { changes, files } = { changes: 0, files: [] },
  onQuickFix,
}: Pick<Props, 'onQuickFix'> & { fixes?: ImportFixes }) {
  if (changes + files.length === 0) return null;
  return (
    <p className={styles.fixes}>
      {changes > 0 && (
        <button type="button" className={styles.fix} onClick={() => onQuickFix(changeImports)}>
          {changes > 1 ? `Change all ${changes}` : 'Change it'}
        </button>
      )}
      {files.map((specifier) => (
        <button
          key={specifier}
          type="button"
          className={styles.fix}
          onClick={() => onQuickFix((files) => makeFile(files, specifier))}
        >
          Make a file for <code>{specifier}</code>
        </button>
      ))}
    </p>
  );
}

const whatToDo: Partial<Record<Problem['kind'], string>> = {
  syntax: 'Look for a missing bracket, comma, or quote, in this line or the one before.',
  render: 'To see a value, write it with console.log. It appears in the log.',
};

/** Where a program failed, as the beginning of a sentence. */
const places: Record<ErrorKind, string> = {
  syntax: 'The code can’t be read',
  import: 'An import doesn’t work',
  render: 'Error in a component',
  event: 'Error in an event handler',
  timer: 'Error in a timer',
  promise: 'Error in a promise',
};
