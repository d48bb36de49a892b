import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askAdvice, type Answer } from '#check-code/client';
import { messageOf } from '#kit/reason-of';
import LoadFailure from '#kit/react/LoadFailure';
import type { ProgramState } from './program-state';

/** How long after the last key press a program is checked, ms. */
const typingPause = 500;

/** Advice about a text and its run. */
export interface ProgramAdvice extends Answer {
  source: string;
}

/** A text to check; the same text again is a new object. */
interface Wanted {
  source: string;
}

/**
 * Advice on the text of an editor and its run, from a worker. The rules load with the first text; `failure`
 * says why they did not. `firstLine` is the line of the whole program on which the editor's file begins.
 */
export function useAdvice({ seen, problem }: ProgramState, firstLine = 1) {
  const base = useBaseUrl('/');
  const [wanted, setWanted] = useState<Wanted>();
  const [read, setRead] = useState<ProgramAdvice>();
  const [failed, setFailed] = useState<{ wanted: Wanted; error: unknown }>();
  const [isTooDeep, setTooDeep] = useState(false);
  /** The run continues meanwhile: after a failure, a new text or Retry asks again, observations don't. */
  const failedFor = useRef<Wanted>(undefined);
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
    if (!wanted || failedFor.current === wanted) return undefined;
    let isCurrent = true;
    const { source } = wanted;
    const run = { tables: seen, ...(problem ? { error: problem } : {}) };
    askAdvice(base, { source, run, firstLine }).then(
      (advice) => {
        if (!isCurrent) return;
        setTooDeep(advice === 'too deep');
        setRead(advice === 'too deep' ? undefined : { source, ...advice });
        setFailed(undefined);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        failedFor.current = wanted;
        setFailed({ wanted, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [base, wanted, seen, problem, firstLine]);

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
