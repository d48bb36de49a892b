import { useEffect, useRef, useState, type MouseEvent } from 'react';
import Markup from '../Markup';
import styles from './code.module.css';
import type { DemoLanguage } from './useDemoLanguage';

interface Props {
  html: string;
  language: DemoLanguage;
  title: string;
  /** Called for Enter; without it the code is read-only. */
  onEdit?: () => void;
}

/** The code of a demo, opened on the lines that matter. A click on a fold opens all; without scripts only that one. */
export default function DemoCode({ html, language, title, onEdit }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const code = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (isWhole) unfold(code.current, true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new markup is folded again
  }, [html, isWhole]);
  // In a box that is lower than its code, the first line that matters is in view, and some lines below it.
  useEffect(() => {
    const mark = code.current?.querySelector('mark');
    code.current?.scrollTo(0, mark ? mark.offsetTop - code.current.clientHeight + 100 : 0);
  }, []);
  const toggle = (event: MouseEvent) => {
    const line = event.target instanceof Element ? event.target.closest('summary') : null;
    if (!(line?.parentElement instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    const isOpening = !line.parentElement.open;
    setIsWhole(isOpening);
    unfold(code.current, isOpening);
    // The text above has another length.
    line.scrollIntoView({ block: 'nearest' });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- next to the Edit button, not instead of it
    <pre
      ref={code}
      className={styles.code}
      tabIndex={0}
      role="group"
      aria-label={`Code of: ${title}.${onEdit ? ' Press Enter to edit it.' : ''}`}
      onClick={toggle}
      onKeyDown={(event) => {
        if (!onEdit || event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        onEdit();
      }}
    >
      <Markup as="code" data-code={language} html={html} />
    </pre>
  );
}

function unfold(code: HTMLElement | null, isOpen: boolean): void {
  for (const fold of code?.querySelectorAll('details') ?? []) fold.open = isOpen;
}
