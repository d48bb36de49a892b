import clsx from 'clsx';
import { useEffect, useState } from 'react';
import Icon from '../Icon';
import { copyText } from './copy-text';
import styles from './styles.module.css';

interface Props {
  getText: () => string | Promise<string>;
  /** What is copied, for the button's name. */
  label?: string;
  className?: string;
  /** A class that replaces the button's own style. */
  look?: string;
  /** Draw a picture before the word. */
  hasIcon?: boolean;
}

type Outcome = 'copied' | 'failed' | undefined;

/** A button that copies text and reports whether it worked. */
export default function CopyButton({
  getText,
  label = 'code',
  className,
  look = styles.look,
  hasIcon,
}: Props) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome((await copyText(await getText())) ? 'copied' : 'failed');
  const text = { copied: 'Copied', failed: 'Press Ctrl+C', none: 'Copy' }[outcome ?? 'none'];
  return (
    <button
      type="button"
      className={clsx(styles.button, look, className)}
      onClick={() => void copy()}
      aria-label={outcome ? undefined : `Copy ${label}`}
    >
      {hasIcon && <Icon path={outcome === 'copied' ? check : sheets} />}
      <span aria-live="polite">{text}</span>
    </button>
  );
}

const sheets = 'M5.5 5.5h8v8h-8zM10.5 3V2.5h-8v8H3';
const check = 'M3 8.5l3.5 3.5L13 4.5';
