import type { ProgramFile } from '../files';
import { resetConsole } from './messages/console';
import { messageOf, ProgramError } from './messages/errors';
import { createGuard, type Guard, StoppedError } from './guard';
import type { CaughtKind } from './bootstrap';
import { type Mount, mount } from './program/mount';
import { pickResult } from './program/scope';
import { send, sendNote, setCurrentRun } from './send';
import { describeError, positionOf, shownAlone, stackOf } from './messages/report-error';
import { compileUnits, evaluateUnits, placeInUnits, provideAll, type Unit } from './program/units';
import { withoutProps } from './messages/explain';

/** A program that is starting or shown. */
interface StagedProgram {
  run: number;
  files: ProgramFile[];
  /** Those that run, compiled, the shown one first. */
  units: readonly [Unit, ...Unit[]];
  guard: Guard;
  mount?: Mount;
  shownAt?: number;
  isRestored: boolean;
}

/** How long a running program may wait before it shows anything, ms. */
const showTimeout = 2500;

/** Where programs are shown: the current one, and the next one until it replaces it. */
export class Stage {
  /** The last requested run; it may still be loading. */
  private latestRun = 0;
  /** The program that is starting. */
  private running: StagedProgram | undefined;
  /** The program on screen. */
  private shown: StagedProgram | undefined;

  /**
   * Run a program in its own root next to the one on screen, and replace that when it has rendered without an
   * error. Until then, and if it fails, the table on screen stays with its state.
   */
  async run(run: number, files: ProgramFile[], isRestored = false): Promise<void> {
    this.latestRun = run;
    setCurrentRun(run);
    resetConsole();
    const started = bridge.now();
    discard(this.running);
    this.running = undefined;
    try {
      const program = this.prepare({ run, files, isRestored });
      await provideAll(program.units);
      if (this.latestRun !== run) return;
      const notes = program.units.flatMap(({ compiled }) => compiled.notes);
      if (!isRestored) for (const note of notes) send({ t: 'log', level: 'note', text: note });
      this.running = program;
      evaluateUnits(program.units);
      program.units[0].scope.onRender = () => this.show(program, started);
      this.show(program, started);
      later(showTimeout, () => this.running === program && this.giveUp(program));
    } catch (error) {
      const failed = this.running?.run === run ? this.running : undefined;
      this.running = undefined;
      discard(failed);
      sendFailure(run, failed, error);
    }
  }

  /** Report an error that was thrown outside rendering, unless its program has been removed. */
  reportCaught(kind: CaughtKind, error: unknown): void {
    if (error instanceof StoppedError) return;
    const stack = stackOf(error);
    const program = [this.running, this.shown].find((item) => item && placeInUnits(item.units, stack));
    if (!program && /program-\d+\.tsx/.test(stack)) return;
    const owner = program ?? this.current;
    if (owner) send({ t: 'error', run: owner.run, kind, ...describeError(owner, error) });
    else send({ t: 'error', kind, message: messageOf(error) });
  }

  private get current(): StagedProgram | undefined {
    return this.running ?? this.shown;
  }

  private prepare(parts: Pick<StagedProgram, 'run' | 'files' | 'isRestored'>): StagedProgram {
    const channel = new MessageChannel();
    let waiting: (() => void) | undefined;
    channel.port1.onmessage = () => waiting?.();
    const guard = createGuard({
      now: bridge.now,
      nextTurn: (callback) => {
        waiting = callback;
        channel.port2.postMessage(0);
      },
      nextFrame: requestAnimationFrame,
      onTrip: (error) => this.stop(program, error),
    });
    const program: StagedProgram = { ...parts, guard, units: compileUnits(parts.files, guard.check) };
    return program;
  }

  private show(program: StagedProgram, started: number): void {
    const element = pickResult(program.units[0].scope);
    if (element === undefined) return;
    if (program.mount) {
      program.mount.update(element);
      return;
    }
    program.mount = mount({
      element,
      isHidden: this.shown !== undefined,
      onShown: () => this.takeOver(program, started),
      onError: (error, componentStack) => this.fail(program, error, componentStack),
    });
  }

  private takeOver(program: StagedProgram, started: number): void {
    if (this.running !== program || program.guard.reason) return discard(program);
    this.running = undefined;
    const previous = this.shown;
    this.shown = program;
    program.shownAt = bridge.now();
    discard(previous);
    program.mount?.reveal();
    send({ t: 'ran', run: program.run, ms: program.shownAt - started });
    reportEmpty(program, () => this.shown === program && this.latestRun === program.run);
  }

  private fail(program: StagedProgram, error: unknown, componentStack: string): void {
    if (!(error instanceof StoppedError)) {
      const described = describeError(program, error, componentStack, true);
      send({ t: 'error', run: program.run, kind: 'render', ...described });
    }
    this.abandon(program);
  }

  private stop(program: StagedProgram, error: StoppedError): void {
    if (error.reason === 'replaced') return;
    send({ t: 'stopped', run: program.run, reason: error.reason, ...positionOf(program, error) });
    // The program is running: let it unwind first.
    bridge.setTimeout(() => this.abandon(program), 0);
  }

  /** Remove a failed program. One that had worked for a while starts again, once. */
  private abandon(program: StagedProgram): void {
    const hadWorked =
      this.shown === program && program.shownAt !== undefined && bridge.now() - program.shownAt > 1000;
    if (this.running === program) this.running = undefined;
    if (this.shown === program) this.shown = undefined;
    discard(program);
    if (hadWorked && !program.isRestored && this.latestRun === program.run)
      void this.run(program.run, program.files, true);
  }

  private giveUp(program: StagedProgram): void {
    this.running = undefined;
    const message = program.mount
      ? `Nothing was shown within ${showTimeout / 1000} seconds. Does a component wait for something that never comes?`
      : 'There is nothing to show. Export a component as default, or end the file with `render(<App />)` or with JSX.';
    send({ t: 'error', run: program.run, kind: 'render', message });
    discard(program);
  }
}

/** Report why a program did not start; `failed` is the program if it was evaluated. */
function sendFailure(run: number, failed: StagedProgram | undefined, error: unknown): void {
  if (error instanceof ProgramError) {
    const { kind, message, position, faults } = error;
    send({ t: 'error', run, kind, message, ...position, faults });
  } else if (!(error instanceof StoppedError)) {
    const described = failed ? describeError(failed, error) : { message: messageOf(error) };
    send({ t: 'error', run, kind: 'render', ...described });
  }
}

function discard(program: StagedProgram | undefined): void {
  if (!program) return;
  program.mount?.remove();
  program.guard.kill();
}

/** How long what a program shows may be empty before that is reported, ms: it may wait for its rows. */
const emptyTimeout = 1000;

/** Say that a program shows nothing, and why that may be: an empty preview looks as if it had not run. */
function reportEmpty(program: { units: readonly [Unit, ...Unit[]] }, isOnScreen: () => boolean): void {
  later(emptyTimeout, () => {
    if (!isOnScreen() || !isEmpty()) return;
    const alone = shownAlone(program);
    sendNote(
      'empty',
      `The program runs but shows nothing. ${
        alone
          ? withoutProps(alone.name)
          : 'What it renders is empty, such as `null`, `false` or an empty list.'
      }`,
    );
  });
}

/** Call back after `ms`, and after what a busy program has due by then. */
function later(ms: number, callback: () => void): void {
  bridge.setTimeout(() => bridge.setTimeout(callback, 200), ms - 200);
}

/** Nothing is to be seen; what is next to a program's own root, such as a dialog, counts. */
function isEmpty(): boolean {
  const { body } = document;
  return !body.innerText.trim() && !body.querySelector('svg, canvas, img, video, input, button');
}
