import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** A row of tools that goes on in further rows where it is narrow. */
export default function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.toolbar} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** The class of a tool that is no `ToolButton`, such as a link. */
export const toolClass = styles.tool;

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-pressed'> {
  /** For a tool that is on or off. */
  isPressed?: boolean;
  /** The first thing to do. */
  isPrimary?: boolean;
}

/** A tool that does something. */
export function ToolButton({ isPressed, isPrimary = false, ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(styles.tool, isPrimary && styles.primary)}
      aria-pressed={isPressed}
    />
  );
}

/** Tools of which one is on, joined. */
export function ToolGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

/** What comes after it stands at the end of the row. */
export function ToolbarGap() {
  return <span className={styles.gap} />;
}
