import { guardFocus } from './focus-guard';
import { fetchFrame, readFrameFile } from './frame-script';
import {
  defaultLook,
  type ErrorKind,
  type FromFrame,
  isOversized,
  limits,
  type LogLevel,
  type Look,
  readFromFrame,
  type SourcePosition,
  type StopReason,
  type ToFrame,
} from '../protocol';
import { watch } from './watchdog';

/** What a runner tells about the program it was given. All texts are plain text. */
export type RunnerEvent =
  | { t: 'loading' }
  /** The program is on screen; `isRestored` when it is the last working one, brought back after another was stopped. */
  | { t: 'ran'; ms: number; isRestored: boolean }
  | ({ t: 'error'; kind: ErrorKind; message: string } & SourcePosition)
  | ({ t: 'stopped'; reason: StopReason; message: string } & SourcePosition)
  | { t: 'log'; level: LogLevel; text: string }
  | { t: 'height'; height: number };

export interface RunnerOptions {
  /** The frame becomes its only child. */
  host: HTMLElement;
  /** The site's base URL, with a slash at its end. */
  baseUrl: string;
  /** Names the preview for assistive technology. */
  title: string;
  theme: Look['theme'];
  direction?: Look['direction'];
  density?: Look['density'];
  /** Let the program offer files for download. Only for the export demos. */
  allowDownloads?: boolean;
  /** Make the frame as high as what it shows; otherwise its style is the host's business. Default true. */
  fitHeight?: boolean;
  onEvent: (event: RunnerEvent) => void;
}

export interface Runner {
  /** Load the frame ahead of the first program, for instance when the editor opens. */
  warm: () => void;
  /** Run a program. The one on screen stays until the new one has shown itself without an error. */
  run: (source: string) => void;
  setLook: (look: Partial<Look>) => void;
  /** End the program and take the frame away. The next `run` makes a new one. */
  stop: () => void;
  /** Stop for good. */
  dispose: () => void;
}

interface Live {
  frame: HTMLIFrameElement;
  token: string;
  isReady: boolean;
  isDirty: boolean;
  close: () => void;
}

const loadTimeout = 20_000;
let active: { giveWay: () => void } | undefined;

const stopMessages: Record<StopReason, string> = {
  loop: 'Stopped: the program ran for 1.5 seconds without a break. Look for a loop or a recursion without an end.',
  busy: 'Stopped: the program keeps the browser busy without a pause. Look for a state that is set on every update.',
  silent: 'Stopped: the preview gave no answer for 3 seconds.',
  flood: 'Stopped: the program sent too many or too long messages.',
  left: 'Stopped: the program tried to leave the preview.',
  load: 'The preview could not be loaded. Is the network there? Run it again to retry.',
  focus: 'Stopped: the program kept taking the keyboard from the page.',
  other: 'Paused: another example is running.',
  asked: 'Stopped.',
};

/**
 * Run visitors' programs in a sandboxed frame of opaque origin. One frame lives at a time on a page: running here pauses the
 * runner that ran before. A frame is kept for the next program unless it was stopped or a program has left globals in it.
 */
export function createRunner(options: RunnerOptions): Runner {
  const { host, onEvent } = options;
  let look: Look = {
    ...defaultLook,
    theme: options.theme,
    direction: options.direction ?? 'ltr',
    density: options.density ?? 'normal',
  };
  let live: Live | undefined;
  let run = 0;
  let current: { source: string; isRestored: boolean } | undefined;
  let lastGood: string | undefined;
  let isDisposed = false;
  const self = { giveWay: () => end('other') };

  const post = (message: ToFrame) => live?.frame.contentWindow?.postMessage(message, '*');

  const close = () => {
    live?.close();
    live = undefined;
  };

  const end = (reason: StopReason) => {
    if (!live) return;
    const stopped = current;
    close();
    current = undefined;
    if (stopped) onEvent({ t: 'stopped', reason, message: stopMessages[reason] });
    const canRestore = reason === 'silent' || reason === 'flood' || reason === 'left' || reason === 'focus';
    if (canRestore && lastGood !== undefined && lastGood !== stopped?.source) start(lastGood, true);
  };

  const takeTheStage = () => {
    if (active === self) return;
    active?.giveWay();
    active = self;
  };

  const start = (source: string, isRestored: boolean) => {
    takeTheStage();
    run += 1;
    current = { source, isRestored };
    if (live?.isDirty) close();
    if (!live) {
      onEvent({ t: 'loading' });
      live = open();
    } else if (live.isReady) {
      post({ t: 'run', run, source });
    }
  };

  const hear = (message: FromFrame) => {
    if (!live) return;
    if (message.t === 'ready') {
      if (live.isReady) return;
      live.isReady = true;
      if (current) post({ t: 'run', run, source: current.source });
    } else if (message.t === 'height') {
      if (options.fitHeight !== false) live.frame.style.height = `${message.height}px`;
      onEvent(message);
    } else if (message.t !== 'pong' && message.run === run && current) {
      if (message.t === 'dirty') {
        live.isDirty = true;
      } else if (message.t === 'ran') {
        lastGood = current.source;
        onEvent({ t: 'ran', ms: message.ms, isRestored: current.isRestored });
      } else {
        const { run: _run, ...event } = message;
        onEvent(event.t === 'stopped' ? { ...event, message: stopMessages[event.reason] } : event);
      }
    }
  };

  const open = (): Live => {
    const token = crypto.randomUUID();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', options.allowDownloads ? 'allow-scripts allow-downloads' : 'allow-scripts');
    frame.setAttribute('allow', deniedFeatures);
    frame.referrerPolicy = 'no-referrer';
    frame.title = options.title;
    frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:normal';
    const opened: Live = { frame, token, isReady: false, isDirty: false, close: () => {} };
    const watchdog = watch({ ping: () => post({ t: 'ping' }), onSilent: () => end('silent') });
    const flood = countFlood();
    let loads = 0;
    let isServed = false;
    let isGreeted = false;
    let releaseFocus = () => {};

    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame.contentWindow) return;
      if (flood() || isOversized(event.data)) return end('flood');
      if (event.origin !== 'null') return end('left');
      const file = isGreeted || isServed ? undefined : readFrameFile(event.data);
      if (file) {
        isServed = true;
        void fetchFrame(options.baseUrl, file).then((code) => live === opened && post({ t: 'code', code }));
        return;
      }
      if (!isGreeted && isHello(event.data)) {
        isGreeted = true;
        return post({ t: 'init', token, look });
      }
      const message = readFromFrame(event.data, token);
      if (!message) return;
      if (message.t === 'ready') watchdog.start();
      if (message.t === 'pong') watchdog.heard();
      hear(message);
    };
    const onLoad = () => {
      loads += 1;
      if (loads > 1) end('left');
    };
    const loading = setTimeout(() => opened.isReady || end('load'), loadTimeout);
    window.addEventListener('message', onMessage);
    frame.addEventListener('load', onLoad);
    opened.close = () => {
      clearTimeout(loading);
      watchdog.stop();
      releaseFocus();
      window.removeEventListener('message', onMessage);
      frame.removeEventListener('load', onLoad);
      frame.remove();
    };
    frame.src = `${options.baseUrl}live/preview.html`;
    host.append(frame);
    releaseFocus = guardFocus(frame, () => end('focus'));
    return opened;
  };

  const stop = () => {
    end('asked');
    if (active === self) active = undefined;
  };

  return {
    warm: () => {
      if (isDisposed || live) return;
      takeTheStage();
      live = open();
    },
    run: (source) => {
      if (isDisposed) return;
      if (source.length > limits.source) {
        const message = `The program is longer than ${limits.source / 1024} KB. Make it shorter to run it.`;
        return onEvent({ t: 'error', kind: 'syntax', message });
      }
      start(source, false);
    },
    setLook: (change) => {
      look = { ...look, ...change };
      if (live?.isReady) post({ t: 'look', look });
    },
    stop,
    dispose: () => {
      isDisposed = true;
      close();
      if (active === self) active = undefined;
    },
  };
}

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature} 'none'`)
  .join('; ');

/** A function that counts a message and says whether there were too many within a second. */
function countFlood(): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > 1000) [since, count] = [now, 0];
    count += 1;
    return count > limits.messages;
  };
}

function isHello(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.hasOwn(data, 't') &&
    (data as { t: unknown }).t === 'hello'
  );
}
