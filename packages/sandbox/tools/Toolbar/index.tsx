import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import Icon from '#kit/react/Icon/index.tsx';
import styles from './styles.module.css';

/** A row of tools that wraps if it is narrow. */
export default function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.toolbar} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** The class of a tool that isn't a `ToolButton`, such as a link. */
export const toolClass = styles.tool;

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-pressed'> {
  /** For a tool that is on or off. */
  isPressed?: boolean;
  /** The primary action. */
  isPrimary?: boolean;
  /** Next to the first thing to do. */
  isOutlined?: boolean;
  /** The path of a picture before the word, which is unseen where there is no room. */
  icon?: string;
}

export function ToolButton({
  isPressed,
  isPrimary = false,
  isOutlined = false,
  icon,
  children,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(styles.tool, isPrimary && styles.primary, isOutlined && styles.outlined)}
      aria-pressed={isPressed}
    >
      {icon && <Icon path={icon} />}
      {icon ? <span>{children}</span> : children}
    </button>
  );
}

/** Joined tools of which one is on. */
export function ToolGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

/** Aligns the following tools at the end of the row. */
export function ToolbarGap() {
  return <span className={styles.gap} />;
}

/** Of a copy button among tools: two sheets, and a check mark. */
export const copyIcons = [
  <Icon key="copy" path="M5.5 5.5h8v8h-8zM10.5 3V2.5h-8v8H3" />,
  <Icon key="copied" path="M3 8.5l3.5 3.5L13 4.5" />,
] as const;
