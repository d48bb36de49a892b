import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copyText, selectForVisitor } from './copy-text';
import styles from './styles.module.css';

interface Props {
  getText: () => string | Promise<string>;
  /** What is copied, for the button's name. */
  label?: string;
  className?: string;
  /** A class that replaces the button's own style. */
  look?: string;
  /** Pictures before the word: of what it does, and of what it did. */
  icons?: readonly [copy: ReactNode, copied: ReactNode];
}

type Outcome = 'copied' | 'failed' | undefined;

/** A button that copies text and reports whether it worked. */
export default function CopyButton({ getText, label = 'code', className, look = styles.look, icons }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const button = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    const text = await getText();
    if (await copyText(text)) return setOutcome('copied');
    if (!button.current) return undefined;
    setOutcome('failed');
    return setOutcome((await selectForVisitor(text, button.current)) ? 'copied' : undefined);
  };
  const text = { copied: 'Copied', failed: 'Press Ctrl+C', none: 'Copy' }[outcome ?? 'none'];
  return (
    <button
      ref={button}
      type="button"
      className={clsx(styles.button, look, className)}
      onClick={() => void copy()}
      aria-label={outcome ? undefined : `Copy ${label}`}
    >
      {icons?.[outcome === 'copied' ? 1 : 0]}
      <span aria-live="polite">{text}</span>
    </button>
  );
}
