import { type Compiled, compile } from './compile';
import { messageOf, positionInStack, ProgramError } from './errors';
import { createGuard, type Guard, StoppedError } from './guard';
import type { ErrorKind, SourcePosition } from '../protocol';
import type { CaughtKind } from './bootstrap';
import { type Mount, mount } from './mount';
import { isEffectError, watchElements } from './react';
import { provide, supplierOf } from './registry';
import { createScope, pickResult, type Scope } from './scope';
import { send, setCurrentRun } from './send';

/** A program on its way to the screen, or on it. */
interface Program {
  run: number;
  source: string;
  fileName: string;
  compiled: Compiled;
  guard: Guard;
  scope: Scope;
  mount?: Mount;
  shownAt?: number;
  isRestored: boolean;
}

/** How long a program may take to show anything once it runs, ms. */
const showTimeout = 2500;

let latestRun = 0;
let attempts = 0;
let running: Program | undefined;
let shown: Program | undefined;
watchElements(() => (running ?? shown)?.guard.trip());

const knownGlobals = new Set(Object.getOwnPropertyNames(window));

/**
 * Run a program in a root of its own beside the one on screen, and change over when it has shown itself without an error.
 * Until then, and if it fails, the table on screen stays with its state.
 */
export async function runProgram(run: number, source: string, isRestored = false): Promise<void> {
  latestRun = run;
  setCurrentRun(run);
  const started = bridge.now();
  discard(running);
  running = undefined;
  const fileName = `program-${(attempts += 1)}.tsx`;
  try {
    const compiled = compile(source, supplierOf);
    const program = prepare({ run, source, fileName, compiled, isRestored });
    await Promise.all(compiled.imports.map((request) => provide(request, program.scope.find)));
    if (latestRun !== run) return;
    if (!isRestored) for (const note of compiled.notes) send({ t: 'log', level: 'note', text: note });
    running = program;
    const evaluate = bridge.evaluate(`${compiled.code}\n//# sourceURL=${fileName}`) as Parameters<
      Scope['start']
    >[0];
    const main = program.scope.start(evaluate);
    if (compiled.isBody) program.scope.exports.default = main;
    else main();
    program.scope.onRender = () => show(program, started);
    show(program, started);
    bridge.setTimeout(() => giveUp(program), showTimeout);
  } catch (error) {
    const failed = running?.run === run ? running : undefined;
    running = undefined;
    discard(failed);
    if (error instanceof ProgramError) {
      send({ t: 'error', run, kind: error.kind, message: error.message, ...error.position });
    } else if (!(error instanceof StoppedError)) {
      send({
        t: 'error',
        run,
        kind: 'render',
        message: messageOf(error),
        ...(failed ? positionOf(failed, error) : {}),
      });
    }
  }
}

/** Tell an error that was thrown outside of rendering; errors of programs that are gone are nobody's business. */
export function reportCaught(kind: CaughtKind, error: unknown): void {
  if (error instanceof StoppedError) return;
  const stack = stackOf(error);
  const program = [running, shown].find((item) => item && positionInStack(stack, item.fileName)) ?? undefined;
  if (!program && /program-\d+\.tsx/.test(stack)) return;
  const owner = program ?? running ?? shown;
  send({ t: 'error', kind, message: messageOf(error), ...(owner ? positionOf(owner, error) : {}) });
}

function prepare(parts: Pick<Program, 'run' | 'source' | 'fileName' | 'compiled' | 'isRestored'>): Program {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  const guard = createGuard({
    now: bridge.now,
    nextTurn: (callback) => {
      waiting.push(callback);
      channel.port2.postMessage(0);
    },
    onTrip: (error) => stop(program, error),
  });
  const program: Program = { ...parts, guard, scope: createScope(guard.check, parts.compiled.lazyImports) };
  return program;
}

function show(program: Program, started: number): void {
  const element = pickResult(program.scope);
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
  if (Object.getOwnPropertyNames(window).some((name) => !knownGlobals.has(name)))
    send({ t: 'dirty', run: program.run });
}

function fail(program: Program, error: unknown, componentStack: string): void {
  if (!(error instanceof StoppedError)) {
    const kind: ErrorKind = isEffectError(error) ? 'effect' : 'render';
    send({
      t: 'error',
      run: program.run,
      kind,
      message: messageOf(error),
      ...positionOf(program, error, componentStack),
    });
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
  if (running !== program) return;
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

function positionOf(program: Program, error: unknown, componentStack = ''): SourcePosition {
  const { fileName, compiled } = program;
  const place = positionInStack(stackOf(error), fileName) ?? positionInStack(componentStack, fileName);
  if (place) return compiled.toSource(place.line, place.column);
  // React knows at least the names of the components around the fault.
  const names = [...componentStack.matchAll(/^\s*(?:at )?([\w$]+)/gm)].map(([, name = '']) => name);
  return names.map(compiled.placeOf).find((found) => found !== undefined) ?? {};
}

function stackOf(error: unknown): string {
  try {
    return typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  } catch {
    return '';
  }
}
