import { useCallback, useEffect, useRef, useState } from 'react';
import type { Advice } from '../../advice';
import LoadFailure from '../../components/LoadFailure';

/** How long after the last key a program is read, ms. */
const typingPause = 500;

/** What is said about a text. */
export interface ReadProgram {
  source: string;
  advice: Advice[];
}

/** Advice on the text of an editor. The rules are loaded with the first text that is to be read; `failure` says when they did not come. */
export function useAdvice() {
  const [read, setRead] = useState<ReadProgram>();
  const [failed, setFailed] = useState<{ source: string; error: unknown }>();
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const readSoon = useCallback((source: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const current = timer.current;
      import(/* webpackChunkName: "advice" */ '../../advice/in-browser').then(
        ({ adviceOn }) => {
          setFailed(undefined);
          if (timer.current === current) setRead({ source, advice: adviceOn(source) });
        },
        (error: unknown) => setFailed({ source, error }),
      );
    }, typingPause);
  }, []);
  /** Say nothing: the text is the site's own. */
  const forget = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setRead(undefined);
    setFailed(undefined);
  }, []);

  const failure = failed && (
    <LoadFailure onRetry={() => readSoon(failed.source)}>
      The rules of Advice did not load: {String(failed.error)}. Everything else works without them.
    </LoadFailure>
  );
  return { read, readSoon, forget, failure };
}
