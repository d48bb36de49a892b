import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReadProgram } from '../../advice/in-browser';
import type { AdviceWithRun } from '../../advice/seen';
import LoadFailure from '../../components/LoadFailure';
import type { ProgramState } from './program-state';

/** How long after the last key a program is read, ms. */
const typingPause = 500;

/** What is said about a text and its run. */
export interface ProgramAdvice extends AdviceWithRun {
  source: string;
}

/**
 * Advice on the text of an editor and on what was seen while it ran. The rules are loaded with the first text that is to be read;
 * `failure` says when they did not come. `firstLine` is the line of the whole program on which the editor's file begins.
 */
export function useAdvice({ seen, problem }: ProgramState, firstLine = 1) {
  const [program, setProgram] = useState<ReadProgram>();
  const [failed, setFailed] = useState<{ source: string; error: unknown }>();
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const readSoon = useCallback((source: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const current = timer.current;
      import(/* webpackChunkName: "advice" */ '../../advice/in-browser').then(
        ({ readProgram }) => {
          setFailed(undefined);
          if (timer.current === current) setProgram(readProgram(source));
        },
        (error: unknown) => setFailed({ source, error }),
      );
    }, typingPause);
  }, []);
  /** Say nothing: the text is the site's own. */
  const forget = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setProgram(undefined);
    setFailed(undefined);
  }, []);

  const read = useMemo(
    (): ProgramAdvice | undefined =>
      program && {
        source: program.source,
        ...program.withRun({ tables: seen, ...(problem ? { error: problem } : {}) }, firstLine),
      },
    [program, seen, problem, firstLine],
  );
  const failure = failed && (
    <LoadFailure onRetry={() => readSoon(failed.source)}>
      The rules of Advice did not load: {String(failed.error)}. Everything else works without them.
    </LoadFailure>
  );
  return { read, readSoon, forget, failure };
}
