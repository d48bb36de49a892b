import {
  type FromFrame,
  isOversized,
  limits,
  type PreviewTheme,
  readFrameFile,
  readFromFrame,
  type StopReason,
  type ToFrame,
} from '../protocol';
import { slownessOf } from '../slowness';
import { guardFocus } from './focus-guard';
import { createFrameElement, framePage } from './frame-element';
import { canFetchPage, fetchFrameScript } from './frame-script';
import { watch } from './watchdog';
import { fetchSiteFont } from './site-font';

/** An open frame. */
export interface Connection {
  /** It has reported that it can run programs. */
  readonly isReady: boolean;
  /** How many times more time than a fast machine its start has needed. */
  readonly slowness: number;
  send: (message: ToFrame) => void;
  setHeight: (height: number) => void;
  /** Show a frame that was opened in the background. */
  show: () => void;
  /** Remove the frame; no events follow. */
  close: () => void;
}

interface ConnectionOptions extends ConnectionListeners {
  /** The frame becomes its last child. */
  host: HTMLElement;
  baseUrl: string;
  title: string;
  getTheme: () => PreviewTheme;
}

export interface ConnectionListeners {
  /** The frame takes no room and isn't seen until `show`. */
  isInBackground?: boolean;
  onReady: () => void;
  /** It is not ready after `loadTimeout`; it may still become so. */
  onLate: () => void;
  onMessage: (message: Exclude<FromFrame, { t: 'pressed' }>) => void;
  /** The frame can't continue, and why; the listener should close it. */
  onLost: (reason: StopReason) => void;
}

/** After this long (ms) without a preview, a visitor wants to know. */
export const loadTimeout = 20_000;

/** Insert a frame, greet it, and forward its messages while it behaves. */
export function connect(options: ConnectionOptions): Connection {
  const { host, baseUrl, getTheme, onReady, onLate, onMessage, onLost } = options;
  const frame = createFrameElement(options);
  const { port1: port, port2: portOfFrame } = new MessageChannel();
  const read = createReader();
  const closing = new AbortController();
  let isReady = false;
  let slowness = 1;
  let servedAt = 0;

  const send = (message: ToFrame) => port.postMessage(message);
  const lose = (reason: StopReason) => void (closing.signal.aborted || onLost(reason));
  const watchdog = watch({ ping: () => send({ t: 'ping' }), onSilent: () => lose('silent') });

  port.onmessage = (event: MessageEvent<unknown>) => {
    const data = read(event);
    if (data === 'flood') return lose('flood');
    const message = readFromFrame(data.value);
    if (message?.t === 'ready') {
      if (isReady) return undefined;
      isReady = true;
      slowness = slownessOf(performance.now() - servedAt);
      send({ t: 'slowness', slowness });
      send({ t: 'theme', theme: getTheme() });
      void fetchSiteFont().then((bytes) => bytes && send({ t: 'font', bytes }));
      watchdog.start(slowness);
      return onReady();
    }
    if (message?.t === 'pressed') return focusGuard.pressed();
    if (message?.t === 'pong') return watchdog.heard();
    return message && onMessage(message);
  };

  const timer = setTimeout(() => isReady || onLate(), loadTimeout);
  const onServe = () => void (servedAt = performance.now());
  greet({ frame, portOfFrame, baseUrl, onServe, lose, signal: closing.signal });
  if (options.isInBackground) Object.assign(frame.style, { position: 'absolute', opacity: '0' });
  frame.inert = options.isInBackground === true;
  host.append(frame);
  const focusGuard = guardFocus(frame, () => lose('focus'));
  return {
    get isReady() {
      return isReady;
    },
    get slowness() {
      return slowness;
    },
    send,
    setHeight: (height) => {
      frame.style.height = `${height}px`;
      host.style.minHeight = '';
    },
    show: () => {
      Object.assign(frame.style, { position: '', opacity: '' });
      frame.inert = false;
    },
    close: () => {
      closing.abort();
      // Pending messages are dropped with it.
      port.close();
      clearTimeout(timer);
      watchdog.stop();
      focusGuard.release();
      frame.remove();
    },
  };
}

interface Greeting {
  frame: HTMLIFrameElement;
  portOfFrame: MessagePort;
  baseUrl: string;
  /** The frame gets its script now. */
  onServe: () => void;
  lose: (reason: StopReason) => void;
  /** Aborted when the connection is closed. */
  signal: AbortSignal;
}

/** Give the frame its script and its end of the channel when it asks for them, and notice when it loads anything else. */
function greet({ frame, portOfFrame, baseUrl, onServe, lose, signal }: Greeting): void {
  const isTooMany = createCounter(limits.strayMessages);
  let isLoading = true;
  let loads = 0;
  const serveScript = async (file: string) => {
    const code = await fetchFrameScript(baseUrl, file);
    if (code === undefined) return lose('load');
    onServe();
    return frame.contentWindow?.postMessage(code, '*', [portOfFrame]);
  };
  const answer = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow) return undefined;
    if (event.origin !== 'null') return lose('left');
    // Unread messages cost nothing: only the frame's first message is read.
    if (!isLoading) return isTooMany() ? lose('flood') : undefined;
    const file = readFrameFile(event.data);
    if (!file) return undefined;
    isLoading = false;
    frame.style.visibility = '';
    return void serveScript(file);
  };
  const checkLoad = async () => {
    loads += 1;
    if (loads > 1) return lose('left');
    // `load` also fires for error pages.
    if (isLoading && !(await canFetchPage(baseUrl + framePage)) && isLoading) lose('load');
    return undefined;
  };
  window.addEventListener('message', answer, { signal });
  frame.addEventListener('load', () => void checkLoad(), { signal });
}

/** A function that reads a message, within limits of count and size, as reading takes the page's time. */
function createReader(): (event: MessageEvent<unknown>) => { value: unknown } | 'flood' {
  const isTooMany = createCounter(limits.messages);
  const isTooLong = createCounter(limits.reading);
  return (event) => {
    if (isTooMany()) return 'flood';
    const started = performance.now();
    const value = event.data;
    return isTooLong(performance.now() - started) || isOversized(value) ? 'flood' : { value };
  };
}

/** A function that sums up amounts and returns whether it was too much within a second. */
function createCounter(limit: number): (amount?: number) => boolean {
  let since = 0;
  let count = 0;
  return (amount = 1) => {
    const now = performance.now();
    if (now - since > 1000) [since, count] = [now, 0];
    count += amount;
    return count > limit;
  };
}
