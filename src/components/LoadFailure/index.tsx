import { useEffect, useRef, type ReactNode } from 'react';
import { findNewRelease, landOnNewRelease } from '../../loadable/release';

interface Props {
  /** What could not be loaded, and what that means. */
  children: ReactNode;
  onRetry: () => void;
  /** What the button says. */
  action?: string;
}

/**
 * Says in red that something could not be loaded, with a button that tries again. A file may be gone because the site has been published anew
 * since the page was opened: then Retry loads the page, and nothing does so unasked, because the visitor may be in the middle of something.
 */
export default function LoadFailure({ children, onRetry, action = 'Retry' }: Props) {
  const looking = useRef<Promise<string | undefined>>(undefined);
  useEffect(() => {
    if (action === 'Retry') looking.current = findNewRelease();
  }, [action]);
  const retry = async () => {
    if (await looking.current) await landOnNewRelease();
    onRetry();
  };
  return (
    <div className="load-failure" role="alert">
      <p>{children}</p>
      <button type="button" onClick={() => void retry()}>
        {action}
      </button>
    </div>
  );
}
