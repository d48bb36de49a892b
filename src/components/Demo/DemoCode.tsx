import { useEffect, useRef, useState } from 'react';
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

/** The code of a demo, opened on the lines that matter; folded lines work even without scripts. */
export default function DemoCode({ html, language, title, onEdit }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const code = useRef<HTMLPreElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWhole) unfold(code.current, true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new markup is folded again
  }, [html, isWhole]);
  const toggle = () => {
    setIsWhole(!isWhole);
    if (!isWhole) return;
    unfold(code.current, false);
    // The text above has become shorter.
    button.current?.scrollIntoView({ block: 'nearest' });
  };
  const hasFolds = html.includes('<details>');
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- next to the Edit button, not instead of it */}
      <pre
        ref={code}
        className={styles.code}
        tabIndex={0}
        role="group"
        aria-label={`Code of: ${title}.${onEdit ? ' Press Enter to edit it.' : ''}`}
        onKeyDown={(event) => {
          if (!onEdit || event.key !== 'Enter' || event.target !== event.currentTarget) return;
          event.preventDefault();
          onEdit();
        }}
      >
        <Markup as="code" data-code={language} html={html} />
      </pre>
      {hasFolds && (
        <button ref={button} type="button" className={styles.whole} onClick={toggle}>
          {isWhole ? 'Show the lines that matter' : `Show all ${html.split('\n').length - 1} lines`}
        </button>
      )}
    </>
  );
}

function unfold(code: HTMLElement | null, isOpen: boolean): void {
  for (const fold of code?.querySelectorAll('details') ?? []) fold.open = isOpen;
}
