import {
  type FromFrame,
  isHello,
  isOversized,
  limits,
  type PreviewTheme,
  readFrameFile,
  readFromFrame,
  type StopReason,
  type ToFrame,
} from '../protocol';
import { guardFocus } from './focus-guard';
import { createFrameElement, framePage } from './frame-element';
import { canFetchPage, fetchFrameScript } from './frame-script';
import { watch } from './watchdog';

/** An open frame. */
export interface Connection {
  /** It has said that it can run programs. */
  readonly isReady: boolean;
  send: (message: ToFrame) => void;
  setHeight: (height: number) => void;
  /** Take the frame away. Nothing is heard of it from then on. */
  close: () => void;
}

interface ConnectionOptions {
  /** The frame becomes its last child. */
  host: HTMLElement;
  baseUrl: string;
  title: string;
  allowDownloads?: boolean;
  getTheme: () => PreviewTheme;
  onReady: () => void;
  onMessage: (message: FromFrame) => void;
  /** The frame can't go on, and why; closing it is up to the listener. */
  onLost: (reason: StopReason) => void;
}

const loadTimeout = 20_000;

/** Put a frame into the page, greet it, and pass on what it says as long as it behaves. */
export function connect(options: ConnectionOptions): Connection {
  const { host, baseUrl, getTheme, onReady, onMessage, onLost } = options;
  const token = crypto.randomUUID();
  const frame = createFrameElement(options);
  const hasTooMany = countMessages();
  const closing = new AbortController();
  let state: 'loading' | 'serving' | 'greeted' | 'ready' = 'loading';
  let loads = 0;

  const send = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*');
  const lose = (reason: StopReason) => void (closing.signal.aborted || onLost(reason));
  const watchdog = watch({ ping: () => send({ t: 'ping' }), onSilent: () => lose('silent') });

  const serveScript = async (file: string) => {
    const code = await fetchFrameScript(baseUrl, file);
    if (code === undefined) lose('load');
    else send({ t: 'code', code });
  };
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow) return undefined;
    if (hasTooMany() || isOversized(event.data)) return lose('flood');
    if (event.origin !== 'null') return lose('left');
    const file = state === 'loading' ? readFrameFile(event.data) : undefined;
    if (file) {
      state = 'serving';
      frame.style.visibility = '';
      return void serveScript(file);
    }
    if (state === 'serving' && isHello(event.data)) {
      state = 'greeted';
      return send({ t: 'init', token, theme: getTheme() });
    }
    const message = readFromFrame(event.data, token);
    if (message?.t === 'ready') {
      if (state === 'ready') return undefined;
      state = 'ready';
      watchdog.start();
      return onReady();
    }
    if (message?.t === 'pong') return watchdog.heard();
    return message && onMessage(message);
  };
  const checkLoad = async () => {
    loads += 1;
    if (loads > 1) return lose('left');
    // A browser tells of a page that could not be loaded as of any other.
    if (state === 'loading' && !(await canFetchPage(baseUrl + framePage)) && state === 'loading')
      lose('load');
    return undefined;
  };

  const timer = setTimeout(() => state === 'ready' || lose('load'), loadTimeout);
  window.addEventListener('message', hear, closing);
  frame.addEventListener('load', () => void checkLoad(), closing);
  host.append(frame);
  const releaseFocus = guardFocus(frame, () => lose('focus'));
  return {
    get isReady() {
      return state === 'ready';
    },
    send,
    setHeight: (height) => void (frame.style.height = `${height}px`),
    close: () => {
      closing.abort();
      clearTimeout(timer);
      watchdog.stop();
      releaseFocus();
      frame.remove();
    },
  };
}

/** A function that counts a message and says whether there were too many within a second. */
function countMessages(): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > 1000) [since, count] = [now, 0];
    count += 1;
    return count > limits.messages;
  };
}
