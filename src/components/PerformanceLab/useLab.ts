import { useEffect, useRef, useState, type RefObject } from 'react';
import { nameOf } from './features';
import type { Result, Scenario } from './types';

interface LabState {
  isRunning: boolean;
  /** What is going on, in a sentence. */
  status: string;
  results: Result[];
  warnings: string[];
  /** Why the measuring broke off. */
  error?: unknown;
}

interface Lab extends LabState {
  start: (scenarios: Scenario[]) => Promise<void>;
  stop: () => void;
}

const atRest: LabState = { isRunning: false, status: '', results: [], warnings: [] };

/** The state of the lab: it loads the table and measures into the stage. It stops when its page is left. */
export function useLab(stage: RefObject<HTMLElement | null>): Lab {
  const [state, setState] = useState(atRest);
  const running = useRef<AbortController>(undefined);
  const change = (part: Partial<LabState>) => setState((current) => ({ ...current, ...part }));
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (scenarios: Scenario[]) => {
    const node = stage.current;
    if (!node || running.current) return;
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    let measured = 0;
    setState({ ...atRest, isRunning: true, status: 'The table is being loaded.' });
    // Each run gets a place of its own, so that nothing is left of one that broke.
    const place = node.appendChild(document.createElement('div'));
    try {
      const loading = import(/* webpackChunkName: "performance-lab" */ './run');
      const { runLab } = await Promise.race([loading, abortOf(signal)]);
      await runLab({
        stage: place,
        scenarios,
        signal,
        onStart: (scenario, index) => change({ status: progressText(scenario, index, scenarios.length) }),
        onResult: (result) => {
          measured += 1;
          setState((current) => ({ ...current, results: [...current.results, result] }));
        },
        onWarning: (warning) =>
          setState((current) => ({ ...current, warnings: [...new Set([...current.warnings, warning])] })),
      });
      change({ isRunning: false, status: `Done: ${measured} of ${scenarios.length} measured.` });
    } catch (error) {
      const status = `Stopped after ${measured} of ${scenarios.length}.`;
      change({ isRunning: false, status, error: signal.aborted ? undefined : error });
    }
    place.remove();
    running.current = undefined;
  };
  return { ...state, start, stop };
}

function progressText({ rows, feature }: Scenario, index: number, count: number): string {
  return `Measuring ${index + 1} of ${count}: ${rows} rows, ${nameOf(feature)}.`;
}

/** Rejects when the signal is aborted: what can't be called back, such as the loading of code, needn't be waited for. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
