import { useMemo, useRef } from 'react';
import CopyButton from '#kit/react/CopyButton/index.tsx';
import styles from './styles.module.css';

interface Props {
  language: string;
  /** Highlighted markup, made by plugins/code-blocks at build time. */
  html: string;
  title?: string;
}

/** A block of code that was highlighted at build time, with a button that copies its text. */
export default function CodeBlock({ language, html, title }: Props) {
  const code = useRef<HTMLElement>(null);
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    <div className={styles.block} data-language={language}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.frame}>
        <pre className={styles.pre} tabIndex={0} aria-label={title ?? `${language} code`} role="group">
          <code ref={code} dangerouslySetInnerHTML={inner} />
        </pre>
        <CopyButton className={styles.copy} getText={() => code.current?.textContent ?? ''} />
      </div>
    </div>
  );
}
