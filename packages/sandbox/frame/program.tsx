import { splitFiles } from '../files';
import { messageOf, ProgramError } from './errors';
import { afterFreeTime } from './free-time';
import { createGuard, type Guard, StoppedError } from './guard';
import type { ErrorKind } from '../protocol';
import type { CaughtKind } from './bootstrap';
import { type Mount, mount } from './mount';
import { watchProgram } from './observe';
import { isEffectError, watchElements } from './react';
import { pickResult } from './scope';
import { send, setCurrentRun } from './send';
import { forgetTables, stackOfTable, watchTables } from './table-props';
import { setOwnServer } from './own-server';
import { isTold } from './network-error';
import { positionOf, stackOf, tell } from './tell';
import { tellWhenEmpty } from './tell-empty';
import { isUnclean } from './unclean';
import { compileUnits, evaluateUnits, placeInUnits, provideAll, type Unit } from './units';

/** A program on its way to the screen, or on it. */
interface Program {
  run: number;
  source: string;
  /** Its files, the one that is shown first. */
  units: readonly [Unit, ...Unit[]];
  guard: Guard;
  mount?: Mount;
  shownAt?: number;
  isRestored: boolean;
}

/** How long a program may wait, once it runs, before it shows anything, ms; what it works doesn't count. */
const showTimeout = 2500;

let latestRun = 0;
let running: Program | undefined;
let shown: Program | undefined;
watchElements(() => (running ?? shown)?.guard.trip());
watchTables((rows, props) => {
  const program = running ?? shown;
  if (program)
    send({ t: 'drawing', run: program.run, rows, ...placeInUnits(program.units, stackOfTable(props)) });
});

/**
 * Run a program in a root of its own beside the one on screen, and change over when it has shown itself without an error.
 * Until then, and if it fails, the table on screen stays with its state.
 */
export async function runProgram(run: number, source: string, isRestored = false): Promise<void> {
  // Looked for now, and first: a program may leave something behind at any time, when it fails too, and this one's text is its own.
  if (!isRestored && isUnclean()) return send({ t: 'dirty', run });
  latestRun = run;
  setCurrentRun(run);
  const started = bridge.now();
  discard(running);
  running = undefined;
  try {
    const program = prepare({ run, source, isRestored });
    await provideAll(program.units);
    if (latestRun !== run) return;
    const notes = program.units.flatMap(({ compiled }) => compiled.notes);
    if (!isRestored) for (const note of notes) send({ t: 'log', level: 'note', text: note });
    running = program;
    forgetTables();
    watchProgram({
      placeOf: (props) => placeInUnits(program.units, stackOfTable(props)),
      tell: (error) => tell(program, error),
    });
    setOwnServer(splitFiles(source));
    evaluateUnits(program.units);
    program.units[0].scope.onRender = () => show(program, started);
    show(program, started);
    afterFreeTime(
      showTimeout,
      () => running === program,
      () => giveUp(program),
    );
  } catch (error) {
    const failed = running?.run === run ? running : undefined;
    running = undefined;
    discard(failed);
    if (error instanceof ProgramError) {
      const { kind, message, position, faults } = error;
      send({ t: 'error', run, kind, message, ...position, faults });
    } else if (!(error instanceof StoppedError)) {
      send({
        t: 'error',
        run,
        kind: 'render',
        ...(failed ? tell(failed, error) : { message: messageOf(error) }),
      });
    }
  }
}

/** Tell an error that was thrown outside of rendering; errors of programs that are gone are nobody's business. */
export function reportCaught(kind: CaughtKind, error: unknown): void {
  if (error instanceof StoppedError || isTold(error)) return;
  const stack = stackOf(error);
  const program = [running, shown].find((item) => item && placeInUnits(item.units, stack));
  if (!program && /program-\d+\.tsx/.test(stack)) return;
  const owner = program ?? running ?? shown;
  if (owner) send({ t: 'error', run: owner.run, kind, ...tell(owner, error) });
  else send({ t: 'error', kind, message: messageOf(error) });
}

function prepare(parts: Pick<Program, 'run' | 'source' | 'isRestored'>): Program {
  const channel = new MessageChannel();
  const post = channel.port2.postMessage.bind(channel.port2);
  // One at a time, and in no array: a program may put functions of its own in the place of `push`.
  let waiting: (() => void) | undefined;
  channel.port1.onmessage = () => waiting?.();
  const guard = createGuard({
    now: bridge.now,
    nextTurn: (callback) => {
      waiting = callback;
      post(0);
    },
    onTrip: (error) => stop(program, error),
  });
  const program: Program = { ...parts, guard, units: compileUnits(parts.source, guard.check) };
  return program;
}

function show(program: Program, started: number): void {
  const element = pickResult(program.units[0].scope);
  if (element === undefined) return;
  if (program.mount) {
    program.mount.update(element);
    return;
  }
  program.mount = mount({
    element,
    isHidden: shown !== undefined,
    onShown: () => takeOver(program, started),
    onError: (error, componentStack) => fail(program, error, componentStack),
  });
}

function takeOver(program: Program, started: number): void {
  if (running !== program || program.guard.reason) return discard(program);
  running = undefined;
  const previous = shown;
  shown = program;
  program.shownAt = bridge.now();
  program.mount?.reveal();
  discard(previous);
  send({ t: 'ran', run: program.run, ms: program.shownAt - started });
  tellWhenEmpty(program, () => shown === program && latestRun === program.run);
}

function fail(program: Program, error: unknown, componentStack: string): void {
  if (!(error instanceof StoppedError)) {
    const kind: ErrorKind = isEffectError(error) ? 'effect' : 'render';
    send({ t: 'error', run: program.run, kind, ...tell(program, error, componentStack, true) });
  }
  abandon(program);
}

function stop(program: Program, error: StoppedError): void {
  if (error.reason === 'replaced') return;
  send({ t: 'stopped', run: program.run, reason: error.reason, ...positionOf(program, error) });
  // The program is in the middle of something: let it unwind first.
  bridge.setTimeout(() => abandon(program), 0);
}

/** Take a failed program away. One that had worked for a while starts afresh, once. */
function abandon(program: Program): void {
  const hadWorked =
    shown === program && program.shownAt !== undefined && bridge.now() - program.shownAt > 1000;
  if (running === program) running = undefined;
  if (shown === program) shown = undefined;
  discard(program);
  if (hadWorked && !program.isRestored && latestRun === program.run)
    void runProgram(program.run, program.source, true);
}

function giveUp(program: Program): void {
  running = undefined;
  const message = program.mount
    ? `Nothing was shown within ${showTimeout / 1000} seconds. Does a component wait for something that never comes?`
    : 'There is nothing to show. Export a component as default, or end the file with `render(<App />)` or with JSX.';
  send({ t: 'error', run: program.run, kind: 'render', message });
  discard(program);
}

function discard(program: Program | undefined): void {
  if (!program) return;
  program.mount?.remove();
  program.guard.kill();
}
