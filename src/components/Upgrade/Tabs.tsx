import { useRef, type KeyboardEvent } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The `id` of each tab's panel, by its name. */
  panels: Record<string, string>;
  open: string;
  onOpen: (name: string) => void;
}

/** Tabs over panels that are elsewhere; arrow keys go along them. */
export default function Tabs({ panels, open, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const names = Object.keys(panels);
  const walk = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const step = key === 'ArrowRight' ? 1 : names.length - 1;
    const index = (names.indexOf(open) + step) % names.length;
    onOpen(names[index] ?? open);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Ways to upgrade" className={styles.tabs}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panels[name]}-tab`}
          aria-selected={open === name}
          aria-controls={panels[name]}
          tabIndex={open === name ? 0 : -1}
          onClick={() => onOpen(name)}
          onKeyDown={walk}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
