import {
  defaultTheme,
  type ErrorKind,
  type Fault,
  type FromFrame,
  limits,
  type LogLevel,
  type PreviewTheme,
  type StopReason,
} from '../protocol';
import { pageOfError } from '#check-code/known-errors.ts';
import { hasLongRows, joinFiles, lineAt, type ProgramFile, type SourcePosition } from '../files';
import { loopLimit, silenceLimit } from '../slowness';
import { connect, loadTimeout, type Connection, type ConnectionListeners } from './connection';
import { importFixesOf, type ImportFixes } from './quick-fixes';

/** A runner's events about its program. All texts are plain text. */
export type RunnerEvent =
  | { t: 'loading' }
  /** The program is on screen; `isRestored` for the last working one after another was stopped. */
  | { t: 'ran'; ms: number; isRestored: boolean }
  | ({
      t: 'error';
      kind: ErrorKind;
      message: string;
      isOutside?: boolean;
      faults?: Fault[];
      fixes?: ImportFixes;
      /** The part of /docs/errors about it. */
      page?: string;
    } & SourcePosition)
  | ({ t: 'stopped'; reason: StopReason; message: string } & SourcePosition)
  | { t: 'log'; level: LogLevel; text: string }
  | { t: 'clearLog' };

export interface RunnerOptions {
  /** The frame becomes its only child. */
  host: HTMLElement;
  /** The site's base URL, with a slash at its end. */
  baseUrl: string;
  /** Names the preview for assistive technology. */
  title: string;
  theme: Partial<PreviewTheme>;
  onEvent: (event: RunnerEvent) => void;
}

/** A program that was sent to the frame, or will be when the frame is ready. */
interface Run {
  number: number;
  files: ProgramFile[];
  isRestored: boolean;
  /** The next program gets a new frame. */
  isStopped: boolean;
  /** No earlier version has been in its frame. */
  isFirst: boolean;
  hasRan: boolean;
}

/**
 * Runs visitors' programs in a sandboxed frame of opaque origin. Only one frame exists on a page: running
 * here pauses the previous runner. A frame is kept while one program is being edited, unless it was stopped,
 * or makes an edited version fail that runs in a new one. Another program gets a new one, and so does Run: the
 * first program's changes to its frame (prototypes, listeners, styles) could read or change the second.
 */
export class Runner {
  /** The runner whose frame is on the page. */
  private static active: Runner | undefined;
  private theme: PreviewTheme;
  private connection: Connection | undefined;
  private current: Run | undefined;
  /** A new frame in which a program that failed after an edit is tried once more, behind the one on screen. */
  private trial: Connection | undefined;
  private runs = 0;
  private lastWorking: ProgramFile[] | undefined;
  private isDisposed = false;

  constructor(private readonly options: RunnerOptions) {
    this.theme = { ...defaultTheme, ...options.theme };
  }

  /** Run a program. An edited version of the one on screen replaces that only when it has rendered. */
  run(files: ProgramFile[], { inNewFrame = false } = {}): void {
    if (this.isDisposed) return;
    if (inNewFrame) {
      this.close();
      this.lastWorking = undefined;
    }
    if (joinFiles(files.filter((file) => !hasLongRows(file))).length > limits.source) {
      const message = `The program is longer than ${limits.source / 1024} KB. Make it shorter to run it.`;
      this.options.onEvent({ t: 'error', kind: 'syntax', message });
    } else {
      this.start(files, false);
    }
  }

  setTheme(change: Partial<PreviewTheme>): void {
    this.theme = { ...this.theme, ...change };
    for (const frame of [this.connection, this.trial])
      if (frame?.isReady) frame.send({ t: 'theme', theme: this.theme });
  }

  /** End the program at the visitor's request. */
  halt(): void {
    this.end('asked');
  }

  /** End the program and remove the frame, permanently. */
  dispose(): void {
    this.isDisposed = true;
    this.close();
    if (Runner.active === this) Runner.active = undefined;
  }

  private start(files: ProgramFile[], isRestored: boolean): void {
    this.becomeActive();
    if (this.current?.isStopped) this.close();
    this.endTrial();
    this.runs += 1;
    this.current = {
      number: this.runs,
      files,
      isRestored,
      isStopped: false,
      isFirst: false,
      hasRan: false,
    };
    if (this.connection?.isReady) this.send();
    if (this.connection) return;
    this.current.isFirst = true;
    this.options.onEvent({ t: 'loading' });
    this.connection = this.connect({
      onReady: () => this.send(),
      onLate: () => this.reportLate(),
      onMessage: (message) => this.hear(message),
      onLost: (reason) => this.end(reason),
    });
  }

  private connect(listeners: ConnectionListeners): Connection {
    const { host, baseUrl, title } = this.options;
    const getTheme = () => this.theme;
    return connect({ host, baseUrl, title, getTheme, ...listeners });
  }

  /**
   * An earlier version may have left behind what makes this one fail, such as a custom element of the same
   * name. What the new frame shows or reports counts; until then, and if it fails again, the earlier table stays.
   */
  private tryAgain(run: Run, failure: RunnerEvent): void {
    run.isFirst = true;
    this.options.onEvent({ t: 'clearLog' });
    const giveUp = (event: RunnerEvent) => {
      this.endTrial();
      this.options.onEvent(event);
    };
    const trial = this.connect({
      isInBackground: true,
      onReady: () => trial.send({ t: 'run', run: run.number, files: run.files }),
      onLate: () => giveUp(failure),
      onMessage: (message) => {
        if (message.t === 'height') return trial.setHeight(message.height);
        // Later, it is the frame on screen.
        if (this.trial === trial && message.t === 'ran') this.showTrial();
        if (this.trial === trial && (message.t === 'error' || message.t === 'stopped')) this.endTrial();
        return this.hear(message);
      },
      onLost: (reason) => (this.connection === trial ? this.end(reason) : giveUp(failure)),
    });
    this.trial = trial;
  }

  private showTrial(): void {
    if (!this.trial) return;
    this.connection?.close();
    this.connection = this.trial;
    this.trial = undefined;
    this.connection.show();
  }

  private endTrial(): void {
    this.trial?.close();
    this.trial = undefined;
  }

  private send(): void {
    if (!this.current) return;
    this.current.isStopped = false;
    this.connection?.send({ t: 'run', run: this.current.number, files: this.current.files });
  }

  /** The frame keeps loading, and then runs the program; a retry gets a new frame. */
  private reportLate(): void {
    if (!this.current) return;
    this.current.isStopped = true;
    this.options.onEvent({ t: 'stopped', reason: 'load', message: lateMessage });
  }

  private hear(message: Exclude<FromFrame, { t: 'pressed' }>): void {
    const { current } = this;
    const { onEvent } = this.options;
    if (message.t === 'height') return this.connection?.setHeight(message.height);
    if (!('run' in message) || message.run !== current?.number) return undefined;
    const { run: _run, ...event } = message;
    if (event.t === 'ran') {
      this.lastWorking = current.files;
      current.hasRan = true;
      return onEvent({ ...event, isRestored: current.isRestored });
    }
    if (event.t === 'stopped') {
      // The program may take seconds to unwind.
      current.isStopped = true;
      return onEvent(this.stopped(event.reason, event));
    }
    if (event.t !== 'error') return onEvent(event);
    if (event.kind === 'import') return onEvent({ ...event, fixes: importFixesOf(current.files) });
    const page = pageOfError(event, joinFiles(current.files), lineAt(current.files, event));
    const failure = page ? { ...event, page } : event;
    const isStart = event.kind === 'render' && !current.hasRan;
    return isStart && !current.isFirst ? this.tryAgain(current, failure) : onEvent(failure);
  }

  private end(reason: StopReason): void {
    const stopped = this.current;
    if (!this.connection) return;
    const event = this.stopped(reason);
    this.close();
    if (stopped) this.options.onEvent(event);
    const restored = isMisbehavior(reason) ? this.lastWorking : undefined;
    if (restored && joinFiles(restored) !== joinFiles(stopped?.files ?? [])) this.start(restored, true);
  }

  private stopped(reason: StopReason, { file, line }: SourcePosition = {}): RunnerEvent {
    const words = stopMessages[reason];
    const message = typeof words === 'string' ? words : words(this.connection?.slowness ?? 1);
    return { t: 'stopped', reason, message, file, line };
  }

  private close(): void {
    this.endTrial();
    this.connection?.close();
    this.connection = undefined;
    this.current = undefined;
  }

  private becomeActive(): void {
    if (Runner.active === this) return;
    Runner.active?.end('other');
    Runner.active = this;
  }
}

/** Why a program was stopped, in words. */
const stopMessages: Record<StopReason, string | ((slowness: number) => string)> = {
  loop: (slowness) =>
    `Stopped: the program ran for ${seconds(loopLimit * slowness)} seconds without a break. Look for a loop or a recursion without an end. ${manyRows}`,
  busy: 'Stopped: the program keeps the browser busy without a pause. Look for a state that is set on every update.',
  silent: (slowness) =>
    `Stopped: the preview didn’t respond for ${seconds(silenceLimit * slowness)} seconds. ${manyRows}`,
  flood: 'Stopped: the program sent too many or too long messages.',
  left: 'Stopped: the program tried to leave the preview.',
  load: 'The preview could not be loaded, so your program has not run. Are you online?',
  focus: 'Stopped: the program kept taking the keyboard from the page.',
  asked: 'Stopped. Run starts the program again.',
  other: 'Paused: another example is running.',
};

const manyRows = 'A table can take as long if it renders very many rows on one page, so leave paging on.';

const seconds = (ms: number) => Math.round(ms / 100) / 10;

const lateMessage = `The preview could not be loaded within ${loadTimeout / 1000} seconds, so your program has not run yet. It runs as soon as the preview has loaded.`;

/** The program did what no program may; the last working one takes its place. */
const isMisbehavior = (reason: StopReason) => ['silent', 'flood', 'left', 'focus'].includes(reason);
