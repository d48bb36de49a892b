import { useEffect } from 'react';
import type { ProgramState } from '#sandbox/page/program-state.ts';
import { noteEnd } from '#sandbox/tools/unfinished.ts';

/** After this long on a responsive page (ms), a program's start froze nothing. */
const quiet = 3000;

/** Record whether the program has started or ended; leaving the page in between counts as neither. */
export function useUnfinished(status: ProgramState['status']): void {
  useEffect(() => {
    if (status === 'loading' || status === 'running') return undefined;
    const timer = window.setTimeout(noteEnd, status === 'ran' ? quiet : 0);
    return () => window.clearTimeout(timer);
  }, [status]);

  // A page that still fires `pagehide` was not frozen.
  useEffect(() => {
    window.addEventListener('pagehide', noteEnd);
    return () => {
      window.removeEventListener('pagehide', noteEnd);
      noteEnd();
    };
  }, []);
}
