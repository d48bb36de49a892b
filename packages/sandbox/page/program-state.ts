import type { ErrorKind, Fault, LogLevel, SourcePosition } from '../protocol';
import type { TableReport } from '../table-reports';
import type { RunnerEvent } from './runner';

/** What went wrong with a program, in words. */
export interface Problem extends SourcePosition {
  /** `load`: the preview itself didn't come, and can be asked for again. */
  kind: ErrorKind | 'stopped' | 'load';
  message: string;
  /** It was not the program's own code that threw: the table, React or another package. */
  isOutside?: boolean;
  /** Each that is wrong, where more than one thing can be told or fixed. */
  faults?: Fault[];
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
  /** The problem is that of an earlier run, shown until this one has shown itself. */
  isProblemOld: boolean;
  log: LogEntry[];
  /** How many runs have shown a table. */
  shown: number;
  /** Whose table is in the preview: that of the latest text, of an earlier one, or no one's. */
  table: 'none' | 'latest' | 'earlier';
  /** What was seen of its tables; of an earlier run until this one has said what became of it. */
  seen: readonly TableReport[];
  isSeenOld: boolean;
}

export type ProgramAction = RunnerEvent | { t: 'run' } | { t: 'reset' } | { t: 'clearLog' };

/** A program that has not run yet. */
export const firstState: ProgramState = {
  status: 'idle',
  isProblemOld: false,
  log: [],
  shown: 0,
  table: 'none',
  seen: [],
  isSeenOld: false,
};

/** True when a program runs, or its table is there. */
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
        isSeenOld: true,
        table: state.table === 'none' ? 'none' : 'earlier',
      };
    // A new frame, and it is empty.
    case 'loading':
      return { ...state, status: 'loading', table: 'none' };
    case 'ran': {
      // The last working table came back: what is wrong with the new text stays on screen.
      if (action.isRestored) return { ...state, shown: state.shown + 1, table: 'earlier' };
      const problem = state.isProblemOld ? undefined : state.problem;
      return {
        ...withoutOldSeen(state),
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
        ...withoutOldSeen(state),
        status: 'failed',
        problem,
        isProblemOld: false,
        table: tableAfter(state, action.kind),
      };
    }
    case 'stopped': {
      const { reason, message, line, column } = action;
      const kind = reason === 'load' ? 'load' : 'stopped';
      const isFrameKept = reason === 'loop' || reason === 'busy';
      return {
        ...withoutOldSeen(state),
        status: 'stopped',
        problem: { kind, message, line, column },
        isProblemOld: false,
        table: isFrameKept && state.table === 'earlier' ? 'earlier' : 'none',
      };
    }
    case 'seen':
      return { ...state, seen: action.tables, isSeenOld: false };
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

/** A program that fails to render leaves the table of the earlier one where it was, or takes its own away. */
function tableAfter({ table }: ProgramState, kind: ErrorKind): ProgramState['table'] {
  const isTaken = table === 'latest' && (kind === 'render' || kind === 'effect');
  return isTaken ? 'none' : table;
}

/** While one types, the same is seen run after run: it stays until the new run is known to be without it. */
function withoutOldSeen(state: ProgramState): ProgramState {
  return state.isSeenOld ? { ...state, seen: [], isSeenOld: false } : state;
}

function addToLog(log: LogEntry[], level: LogLevel, text: string): LogEntry[] {
  const last = log.at(-1);
  if (last?.level === level && last.text === text)
    return [...log.slice(0, -1), { ...last, count: last.count + 1 }];
  return [...log.slice(1 - logLength), { id: (last?.id ?? 0) + 1, level, text, count: 1 }];
}
