import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import type { ProgramFile } from '../files';
import type { PreviewTheme } from '../protocol';
import { Runner } from './runner';
import { firstState, nextState, type ProgramState } from './program-state';

/** How long after the last keystroke the result is recreated, ms. */
const typingPause = 250;

export interface ProgramOptions {
  /** The parent of the frame. */
  host: RefObject<HTMLElement | null>;
  /** Names the preview. */
  title: string;
  density?: PreviewTheme['density'];
  /** Called before a program runs. */
  onRun?: () => void;
}

export interface ProgramControls {
  state: ProgramState;
  /** Run a program now, in a new frame. */
  run: (files: ProgramFile[]) => void;
  /** Run an edited program after a pause in typing. */
  runSoon: (files: ProgramFile[]) => void;
  /** End the program at the visitor's request. */
  halt: () => void;
  /** End the program and clear its output. */
  stop: () => void;
  clearLog: () => void;
}

/** Run visitors' programs in a sandboxed frame, with the site's colors. */
export function useProgram({ host, title, density = 'normal', onRun }: ProgramOptions): ProgramControls {
  const baseUrl = useBaseUrl('/');
  const { colorMode: colorScheme } = useColorMode();
  const [state, dispatch] = useReducer(nextState, firstState);
  const runner = useRef<Runner>(undefined);
  const timer = useRef<number>(undefined);
  const theme = useRef({ colorScheme, density });

  const tellRun = useRef(onRun);
  useEffect(() => {
    tellRun.current = onRun;
  });

  useEffect(() => {
    theme.current = { colorScheme, density };
    runner.current?.setTheme(theme.current);
  }, [colorScheme, density]);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      runner.current?.dispose();
      runner.current = undefined;
    },
    [],
  );

  const start = useCallback(
    (files: ProgramFile[], inNewFrame: boolean) => {
      window.clearTimeout(timer.current);
      if (host.current)
        runner.current ??= new Runner({
          theme: theme.current,
          host: host.current,
          baseUrl,
          title,
          onEvent: dispatch,
        });
      dispatch({ t: 'run' });
      tellRun.current?.();
      runner.current?.run(files, { inNewFrame });
    },
    [host, baseUrl, title],
  );
  const run = useCallback((files: ProgramFile[]) => start(files, true), [start]);
  const runSoon = useCallback(
    (files: ProgramFile[]) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => start(files, false), typingPause);
    },
    [start],
  );
  const stop = useCallback(() => {
    window.clearTimeout(timer.current);
    runner.current?.dispose();
    runner.current = undefined;
    dispatch({ t: 'reset' });
  }, []);
  const halt = useCallback(() => {
    window.clearTimeout(timer.current);
    runner.current?.halt();
  }, []);
  const clearLog = useCallback(() => dispatch({ t: 'clearLog' }), []);
  return { state, run, runSoon, halt, stop, clearLog };
}
