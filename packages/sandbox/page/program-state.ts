import type { SourcePosition } from '../files';
import type { ErrorKind, Fault, LogLevel } from '../protocol';
import type { ImportFixes } from './quick-fixes';
import type { RunnerEvent } from './runner';

/** A problem with a program, in words. */
export interface Problem extends SourcePosition {
  /** `load`: the preview itself failed to load, and can be retried. */
  kind: ErrorKind | 'stopped' | 'load';
  message: string;
  /** The error was thrown outside the program's own code: by the table, React or another package. */
  isOutside?: boolean;
  /** Each fault, if more than one can be shown. */
  faults?: Fault[];
  /** What the page can change about the program's imports. */
  fixes?: ImportFixes;
  /** The part of /docs/errors about it. */
  page?: string;
}

export interface LogEntry {
  id: number;
  level: LogLevel;
  text: string;
  /** How many times in a row. */
  count: number;
}

export interface ProgramState {
  status: 'idle' | 'loading' | 'running' | 'ran' | 'failed' | 'stopped';
  problem?: Problem;
  /** The problem is from an earlier run, shown until this one has rendered. */
  isProblemOld: boolean;
  log: LogEntry[];
  /** How many runs have shown a table. */
  shown: number;
  /** Which run the visible table belongs to, if any. */
  table: 'none' | 'latest' | 'earlier';
}

export type ProgramAction = RunnerEvent | { t: 'run' } | { t: 'reset' };

/** A program that has not run yet. */
export const firstState: ProgramState = {
  status: 'idle',
  isProblemOld: false,
  log: [],
  shown: 0,
  table: 'none',
};

/** True when a program is running, or its table is visible. */
export function canHalt({ status, table }: ProgramState): boolean {
  return status === 'loading' || status === 'running' || table !== 'none';
}

const logLength = 200;

/** The state of a running program after something happened. */
export function nextState(state: ProgramState, action: ProgramAction): ProgramState {
  switch (action.t) {
    case 'run':
      return {
        ...state,
        status: 'running',
        isProblemOld: true,
        log: [],
        table: state.table === 'none' ? 'none' : 'earlier',
      };
    // A new frame is empty.
    case 'loading':
      return { ...state, status: 'loading', table: 'none' };
    case 'ran': {
      // The last working table was restored: the problem of the new text stays on screen.
      if (action.isRestored) return { ...state, shown: state.shown + 1, table: 'earlier' };
      // A preview that was late is there now.
      const isOld = state.isProblemOld || state.problem?.kind === 'load';
      const problem = isOld ? undefined : state.problem;
      return {
        ...state,
        status: problem ? 'failed' : 'ran',
        problem,
        isProblemOld: false,
        shown: state.shown + 1,
        table: 'latest',
      };
    }
    case 'error': {
      const { t: _, ...problem } = action;
      return {
        ...state,
        status: 'failed',
        problem,
        isProblemOld: false,
        table: tableAfter(state, action.kind),
      };
    }
    case 'stopped': {
      const { reason, message, file, line } = action;
      const kind = reason === 'load' ? 'load' : 'stopped';
      const isFrameKept = reason === 'loop' || reason === 'busy';
      return {
        ...state,
        status: 'stopped',
        problem: { kind, message, file, line },
        isProblemOld: false,
        table: isFrameKept && state.table === 'earlier' ? 'earlier' : 'none',
      };
    }
    case 'log':
      return { ...state, log: addToLog(state.log, action.level, action.text) };
    case 'reset':
      return firstState;
    case 'clearLog':
      return { ...state, log: [] };
    default:
      return state;
  }
}

/** A program that fails to render leaves the earlier table in place, or removes its own. */
function tableAfter({ table }: ProgramState, kind: ErrorKind): ProgramState['table'] {
  const isTaken = table === 'latest' && kind === 'render';
  return isTaken ? 'none' : table;
}

function addToLog(log: LogEntry[], level: LogLevel, text: string): LogEntry[] {
  const last = log.at(-1);
  // Texts that were cut may belong to different values.
  if (last?.level === level && last.text === text && !text.includes('…'))
    return [...log.slice(0, -1), { ...last, count: last.count + 1 }];
  return [...log.slice(1 - logLength), { id: (last?.id ?? 0) + 1, level, text, count: 1 }];
}
