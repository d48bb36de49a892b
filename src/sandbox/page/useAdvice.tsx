import { useCallback, useEffect, useRef, useState } from 'react';
import type { Advice } from '../../advice';

/** How long after the last key a program is read, ms. */
const typingPause = 500;

/** What is said about a text. */
export interface ReadProgram {
  source: string;
  advice: Advice[];
}

/** Advice on the text of an editor. The rules are loaded with the first text that is to be read. */
export function useAdvice() {
  const [read, setRead] = useState<ReadProgram>();
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const readSoon = useCallback((source: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const current = timer.current;
      void import(/* webpackChunkName: "advice" */ '../../advice/in-browser').then(({ adviceOn }) => {
        if (timer.current === current) setRead({ source, advice: adviceOn(source) });
      });
    }, typingPause);
  }, []);
  /** Say nothing: the text is the site's own. */
  const forget = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setRead(undefined);
  }, []);

  return { read, readSoon, forget };
}
