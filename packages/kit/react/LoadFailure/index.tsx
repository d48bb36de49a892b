import { useEffect, useRef, useState, type ReactNode } from 'react';
import { findNewRelease, landOnNewRelease } from '../../release';

interface Props {
  /** What could not be loaded, and what that means. */
  children: ReactNode;
  onRetry: () => void;
  /** The label of the button. */
  action?: string;
}

/**
 * Reports in red that something could not be loaded, with a Retry button. If a new release has removed the
 * file, Retry reloads the page. That never happens automatically, because the visitor may be in the middle
 * of something.
 */
export default function LoadFailure({ children, onRetry, action = 'Retry' }: Props) {
  const looking = useRef<Promise<string | undefined>>(undefined);
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => {
    if (action !== 'Retry') return;
    looking.current = findNewRelease();
    void looking.current.then((latest) => setReplaced(latest !== undefined));
  }, [action]);
  const retry = async () => {
    if (await looking.current) await landOnNewRelease();
    onRetry();
  };
  return (
    <div className="load-failure" role="alert">
      <p>
        {children}
        {isReplaced &&
          ' This site has been published again since you opened the page: Retry loads the page again.'}
      </p>
      <button type="button" onClick={() => void retry()}>
        {action}
      </button>
    </div>
  );
}
