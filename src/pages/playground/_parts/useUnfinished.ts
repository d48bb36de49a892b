import { useEffect } from 'react';
import type { ProgramState } from '#sandbox/page/program-state';
import { noteEnd } from '#sandbox/tools/unfinished';

/** A program that has been on screen for so long, with the page alive, froze nothing when it started, ms. */
const quiet = 3000;

/** Note that the program has started well, or is over; leaving the page in between counts as neither. */
export function useUnfinished(status: ProgramState['status']): void {
  useEffect(() => {
    if (status === 'loading' || status === 'running') return undefined;
    const timer = window.setTimeout(noteEnd, status === 'ran' ? quiet : 0);
    return () => window.clearTimeout(timer);
  }, [status]);

  // A page that can still say goodbye was not frozen.
  useEffect(() => {
    window.addEventListener('pagehide', noteEnd);
    return () => {
      window.removeEventListener('pagehide', noteEnd);
      noteEnd();
    };
  }, []);
}
