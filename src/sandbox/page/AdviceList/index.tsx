import Link from '@docusaurus/Link';
import { useRef, useState } from 'react';
import type { Advice, Edit } from '../../../advice';
import { ToolButton } from '../../tools/Toolbar';
import InlineCode from './InlineCode';
import styles from './styles.module.css';

interface Props {
  advice: Advice[];
  /** Show a place of the program, line and column from 1. */
  onGoTo: (line: number, column: number) => void;
  /** Make these edits in the program. @returns whether they still fit its text. */
  onFix: (edits: Edit[]) => boolean;
}

/** What will hurt in a program: each with its place, the reason, the page that explains it, and a fix where there is one. */
export default function AdviceList({ advice, onGoTo, onFix }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [done, setDone] = useState('');
  const applyFix = ({ rule, fix }: Advice) => {
    if (!fix || !onFix(fix.edits)) return;
    setDone(`Done: ${fix.label}. ${rule}`);
    // The button goes away with its advice.
    list.current?.focus();
  };
  return (
    <>
      <p role="status" className={styles.status}>
        {done}
      </p>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Advice on your program">
        {advice.map((one) => (
          <li key={`${one.rule} ${one.from}`} data-severity={one.severity}>
            <p>
              <button type="button" className={styles.line} onClick={() => onGoTo(one.line, one.column)}>
                Line {one.line}
              </button>{' '}
              <InlineCode text={one.message} />
            </p>
            <p className={styles.why}>
              <InlineCode text={sentence(one.why)} />
              {one.cure && (
                <>
                  {' '}
                  Cure: <InlineCode text={sentence(one.cure)} />
                </>
              )}
            </p>
            <p className={styles.tools}>
              {one.fix && <ToolButton onClick={() => applyFix(one)}>Fix: {one.fix.label}</ToolButton>}
              <Link to={one.href} target="_blank" aria-label={`${pageOf(one.href)}: ${plain(one.why)}`}>
                {pageOf(one.href)}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const plain = (text: string) => text.replaceAll('`', '');

function sentence(text: string): string {
  const whole = /^[`(]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** What kind of page explains it. */
function pageOf(href: string): string {
  if (href.includes('/known-issues')) return 'Known issue';
  if (href.includes('/errors')) return 'Error message';
  if (href.includes('/upgrade')) return 'Upgrade guide';
  return href.includes('/guides/') ? 'Guide' : 'Reference';
}
