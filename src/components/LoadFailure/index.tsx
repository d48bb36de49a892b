import type { ReactNode } from 'react';

interface Props {
  /** What could not be loaded, and what that means. */
  children: ReactNode;
  onRetry: () => void;
  /** What the button says. */
  action?: string;
}

/** Says in red that something could not be loaded, with a button that tries again. */
export default function LoadFailure({ children, onRetry, action = 'Retry' }: Props) {
  return (
    <div className="load-failure" role="alert">
      <p>{children}</p>
      <button type="button" onClick={onRetry}>
        {action}
      </button>
    </div>
  );
}
