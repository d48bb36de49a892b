import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askAdvice, type Answer } from '#check-code/client.ts';
import { messageOf } from '#kit/reason-of.ts';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';

/** How long after the last key press a program is checked, ms. */
const typingPause = 500;

/** Advice about a text. */
export interface ProgramAdvice extends Answer {
  source: string;
}

/** A text to check; the same text again is a new object. */
interface Wanted {
  source: string;
}

/**
 * Advice on the text of an editor, from a worker. The rules load with the first text; `failure` says why they
 * did not.
 */
export function useAdvice() {
  const base = useBaseUrl('/');
  const [wanted, setWanted] = useState<Wanted>();
  const [read, setRead] = useState<ProgramAdvice>();
  const [failed, setFailed] = useState<{ wanted: Wanted; error: unknown }>();
  const [isTooDeep, setTooDeep] = useState(false);
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const readSoon = useCallback((source: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setWanted({ source }), typingPause);
  }, []);
  /** Show no advice: the text is the site's own. */
  const forget = useCallback(() => {
    window.clearTimeout(timer.current);
    setWanted(undefined);
    setRead(undefined);
    setTooDeep(false);
    setFailed(undefined);
  }, []);

  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    const { source } = wanted;
    askAdvice(base, { source }).then(
      (advice) => {
        if (!isCurrent) return;
        setTooDeep(advice === 'too deep');
        setRead(advice === 'too deep' ? undefined : { source, ...advice });
        setFailed(undefined);
      },
      (error: unknown) => isCurrent && setFailed({ wanted, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [base, wanted]);

  const failure = failed && (
    <LoadFailure
      onRetry={() => {
        setFailed(undefined);
        readSoon(failed.wanted.source);
      }}
    >
      The rules of Advice did not load: {messageOf(failed.error)}. Everything else works without them.
    </LoadFailure>
  );
  return {
    read,
    isReading: wanted !== undefined && !read && !failed && !isTooDeep,
    isTooDeep,
    readSoon,
    forget,
    failure,
  };
}
