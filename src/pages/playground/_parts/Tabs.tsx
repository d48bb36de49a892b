import { useRef, type KeyboardEvent } from 'react';
import styles from '../panels.module.css';

export type Pane = 'Code' | 'Preview' | 'Log' | 'Advice';

interface Props {
  panes: readonly Pane[];
  open: Pane;
  onOpen: (pane: Pane) => void;
  /** Begins the ids of tabs and panels. */
  id: string;
  label: string;
  adviceCount: number;
}

/** Tabs of which the arrow keys open the next. */
export default function Tabs({ panes, open, onOpen, id, label, adviceCount }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const walk = ({ key }: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const next = step && panes.at((at + step) % panes.length);
    if (!next) return;
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(id, next)}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {panes.map((pane, index) => (
        <button
          key={pane}
          type="button"
          role="tab"
          id={tabId(id, pane)}
          aria-selected={open === pane}
          aria-controls={panelId(id, pane)}
          tabIndex={open === pane ? 0 : -1}
          onClick={() => onOpen(pane)}
          onKeyDown={(event) => walk(event, index)}
        >
          {pane}
          {pane === 'Advice' && adviceCount > 0 && <span className={styles.count}>{adviceCount}</span>}
        </button>
      ))}
    </div>
  );
}

export function tabId(id: string, pane: Pane): string {
  return `${id}${pane}`;
}

/** Log and Advice share a panel. */
export function panelId(id: string, pane: Pane): string {
  return `${id}${pane === 'Log' || pane === 'Advice' ? 'Below' : pane}Panel`;
}
