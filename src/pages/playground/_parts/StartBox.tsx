import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '#kit/react/is-composing';
import styles from '../start.module.css';
import { findByWords, nameOfStart } from './starts';

interface Props {
  /** The demo that the program was made from. */
  start: string;
  onStart: (id: string) => void;
}

/** Choose a demo to start from, filtered by the words typed. */
export default function StartBox({ start, onStart }: Props) {
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = query !== undefined;
  const found = isOpen ? findByWords(query) : [];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- both decide which option is selected
  }, [active, query]);

  const close = () => setQuery(undefined);
  const open = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const take = (index: number) => {
    const chosen = found[index];
    close();
    if (chosen) onStart(chosen.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setActive(Math.max(0, Math.min(found.length - 1, active + step)));
      else open('');
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Escape') {
      close();
    }
  };
  return (
    <div className={styles.start}>
      <label htmlFor={`${id}box`}>Start from</label>
      <div className={styles.startBox}>
        <input
          id={`${id}box`}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? `${id}${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          title={isOpen ? undefined : nameOfStart(start)}
          placeholder={isOpen ? 'Describe what it should do' : undefined}
          value={query ?? nameOfStart(start)}
          onChange={({ target }) => open(target.value)}
          onClick={() => isOpen || open('')}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {isOpen && (
          <div
            ref={list}
            id={`${id}list`}
            role="listbox"
            aria-label="Tables to start from"
            className={styles.startList}
          >
            <Options id={id} found={found} active={active} onTake={take} />
          </div>
        )}
      </div>
    </div>
  );
}

interface OptionsProps {
  id: string;
  found: ReturnType<typeof findByWords>;
  active: number;
  onTake: (index: number) => void;
}

function Options({ id, found, active, onTake }: OptionsProps) {
  return (
    <>
      {found.map(({ id: demo, name, section }, index) => (
        <button
          key={demo}
          type="button"
          tabIndex={-1}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          // Before the field loses the focus, which closes the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          {name}
          {section && <span>{section}</span>}
        </button>
      ))}
      {found.length === 0 && (
        <button type="button" role="option" aria-selected={false} tabIndex={-1} disabled>
          No demo has all of these words
        </button>
      )}
    </>
  );
}
