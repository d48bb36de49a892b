import { useState, type FormEvent } from 'react';
import { isComposing } from '#kit/react/is-composing.ts';
import { mainFile } from '#sandbox/files.ts';
import styles from '../files.module.css';
import type { Files } from './useFiles';

interface Props {
  files: Files;
  /** How many problems a file has, by its name. */
  problemCounts: Record<string, number>;
}

/** The files of the program, to choose, add or remove. */
export default function FileTabs({ files, problemCounts }: Props) {
  const [isNaming, setIsNaming] = useState(false);
  const { names, active, select, add, remove } = files;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setIsNaming(false);
    if (typeof name === 'string' && name.trim()) add(withEnding(name.trim()));
  };
  return (
    <div className={styles.files} role="group" aria-label="Files of your program">
      {names.map((name, index) => (
        <span key={name} className={styles.file}>
          <button type="button" aria-pressed={index === active} onClick={() => select(index)}>
            {name}
            {names.length > 1 && <ProblemCount count={problemCounts[name] ?? 0} />}
          </button>
          {name !== mainFile && index === active && (
            <button type="button" aria-label={`Delete ${name}`} onClick={() => remove(index)}>
              ×
            </button>
          )}
        </span>
      ))}
      {isNaming ? (
        <form onSubmit={submit}>
          <input
            name="name"
            aria-label="Name of the new file"
            placeholder="data.ts"
            pattern="\s*[\w@\-][\w.@\/\-]*\s*"
            title="Letters, digits, dots and slashes, such as utils/format.ts"
            // The visitor has just opened it.
            ref={(field) => field?.focus()}
            onBlur={() => setIsNaming(false)}
            onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && setIsNaming(false)}
          />
        </form>
      ) : (
        <button type="button" onClick={() => setIsNaming(true)}>
          + File
        </button>
      )}
    </div>
  );
}

function ProblemCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.problems}>
        {count}
        <span className={styles.unseen}> {count === 1 ? 'problem' : 'problems'}</span>
      </span>
    </>
  );
}

function withEnding(name: string): string {
  return /\.(?:tsx?|jsx?|mjs|json)$/.test(name) ? name : `${name}.tsx`;
}
