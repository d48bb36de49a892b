import type { KeyboardEvent, PointerEvent } from 'react';
import styles from '../styles.module.css';

interface Props {
  /** The editor's share of the width, in percent. */
  share: number;
  onShare: (share: number) => void;
}

const limits = { min: 20, max: 80 };
const steps: Record<string, (share: number) => number> = {
  ArrowLeft: (share) => share - 5,
  ArrowRight: (share) => share + 5,
  Home: () => limits.min,
  End: () => limits.max,
};

/** The line between editor and table, which the pointer and the arrow keys move. */
export default function Divider({ share, onShare }: Props) {
  const move = (next: number) => onShare(Math.round(Math.min(limits.max, Math.max(limits.min, next))));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(step(share));
  };
  // The frame is another process and may receive pointer events despite the capture: disable it in a drag.
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.parentElement?.setAttribute('data-dragging', '');
    event.currentTarget.focus();
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
    const panes = currentTarget.parentElement?.getBoundingClientRect();
    if (!panes || !currentTarget.hasPointerCapture(pointerId)) return;
    move(((clientX - panes.left) / panes.width) * 100);
  };
  return (
    <div
      className={styles.divider}
      role="separator"
      aria-label="Width of the editor"
      aria-orientation="vertical"
      aria-valuenow={share}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuetext={`${share} %`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={({ currentTarget }) =>
        currentTarget.parentElement?.removeAttribute('data-dragging')
      }
      onDoubleClick={() => move(50)}
    />
  );
}
