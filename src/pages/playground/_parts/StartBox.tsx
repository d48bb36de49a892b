import { useId, useState } from 'react';
import styles from '../start.module.css';
import { nameOfStart, starts } from './starts';

interface Props {
  /** The demo that the program was made from. */
  start: string;
  onStart: (id: string) => void;
}

/** Choose a demo to start from; the browser filters the list by what is typed. */
export default function StartBox({ start, onStart }: Props) {
  const id = useId();
  const [query, setQuery] = useState<string>();
  // The present name would hide all others.
  const open = () => setQuery((current) => current ?? '');
  const type = (text: string) => {
    const chosen = starts.find((one) => nameOfStart(one.id) === text);
    setQuery(chosen ? undefined : text);
    if (chosen) onStart(chosen.id);
  };
  return (
    <div className={styles.start}>
      <label htmlFor={`${id}box`}>Start from</label>
      <input
        id={`${id}box`}
        list={`${id}list`}
        autoComplete="off"
        spellCheck={false}
        placeholder={nameOfStart(start)}
        value={query ?? nameOfStart(start)}
        onFocus={open}
        onClick={open}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setQuery(undefined)}
      />
      <datalist id={`${id}list`}>
        {starts.map((one) => (
          <option key={one.id}>{nameOfStart(one.id)}</option>
        ))}
      </datalist>
    </div>
  );
}
