import Link from '@docusaurus/Link';
import LinkButton from '#kit/react/LinkButton/index.tsx';
import type { Advice } from '#check-code/index.ts';
import { asSentence, reasonOf } from '#check-code/sentences.ts';
import { ToolButton } from '../../tools/Toolbar';
import InlineCode from '#kit/react/InlineCode/index.tsx';
import styles from './styles.module.css';

interface Props {
  advice: Advice;
  onGoTo: (line: number, column: number) => void;
  onFix: () => void;
}

/** One piece of advice: its place, the finding, the reason, the page that explains it, and a fix if any. */
export default function AdviceItem({ advice, onGoTo, onFix }: Props) {
  const { line, column, message, why, cure, href, severity, fix } = advice;
  const reason = reasonOf(advice);
  return (
    <li data-severity={severity}>
      <p>
        <LinkButton onClick={() => onGoTo(line, column)}>Line {line}</LinkButton>{' '}
        <InlineCode text={message} />
      </p>
      <p className={styles.why}>
        {reason && <InlineCode text={reason} />}
        {cure && (
          <>
            {' '}
            Fix: <InlineCode text={asSentence(cure)} />
          </>
        )}
      </p>
      <p className={styles.tools}>
        {fix && <ToolButton onClick={onFix}>Fix: {fix.label}</ToolButton>}
        <Link to={href} target="_blank" aria-label={`${pageOf(href)}: ${plain(why)}`}>
          {pageOf(href)}
        </Link>
      </p>
    </li>
  );
}

const plain = (text: string) => text.replaceAll('`', '');

/** The kind of page that explains it. */
function pageOf(href: string): string {
  if (href.includes('/known-issues')) return 'Known issue';
  if (href.includes('/errors')) return 'Error message';
  if (href.includes('/upgrade')) return 'Upgrade guide';
  return href.includes('/guides/') ? 'Guide' : 'Reference';
}
