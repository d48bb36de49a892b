/**
 * The inline script of preview.html, which runs before everything else: it closes the network, refuses to work outside a sandbox,
 * catches what goes wrong, and then loads the frame. It stays inline because scripts loaded by URL into an opaque origin have
 * their errors muted; code evaluated from here has not.
 */

import { banElements } from './banned-elements';

declare const FRAME_FILE: string;

export type CaughtKind = 'event' | 'timer' | 'promise';
export type ChunkFactory = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/** What the bootstrap hands to the frame's main script. */
export interface Bridge {
  page: Window;
  evaluate: (code: string) => unknown;
  /** Load a chunk of the frame, such as a pack of icons. */
  loadChunk: (name: string) => Promise<ChunkFactory>;
  /** Set by the main script: hears every error outside of rendering. */
  onError: (kind: CaughtKind, error: unknown) => void;
  setTimeout: typeof setTimeout;
  now: () => number;
}

const folder = new URL('./', location.href).href;
const site = new URL('../', location.href).href;

// The origin is written out: 'self' matches nothing in an opaque origin in WebKit. No inline scripts, so a child frame can't run any.
const policy = [
  `default-src 'none'`,
  `script-src ${folder} 'unsafe-eval'`,
  `style-src 'unsafe-inline'`,
  `img-src data: blob: ${site}`,
  `font-src data:`,
  `connect-src 'none'`,
  `form-action 'none'`,
  `base-uri 'none'`,
].join('; ');
const meta = document.createElement('meta');
meta.httpEquiv = 'Content-Security-Policy';
meta.content = policy;
document.head.append(meta);

if (self.origin !== 'null' || window.parent === window) {
  document.body.textContent = 'This page shows previews inside the documentation. It does nothing by itself.';
} else {
  start();
}

function start(): void {
  // The policy doesn't cover peer connections.
  for (const name of [
    'RTCPeerConnection',
    'webkitRTCPeerConnection',
    'RTCDataChannel',
    'RTCIceTransport',
    'WebTransport',
  ]) {
    Reflect.deleteProperty(window, name);
  }
  banElements();
  const chunks = new Map<
    string,
    { resolve: (factory: ChunkFactory) => void; promise: Promise<ChunkFactory> }
  >();
  const nativeSetTimeout = window.setTimeout.bind(window);
  const bridge: Bridge = {
    page: window.parent,
    evaluate: (code) => (0, eval)(code),
    loadChunk: (name) => chunks.get(name)?.promise ?? requestChunk(name),
    onError: () => {},
    setTimeout: nativeSetTimeout as typeof setTimeout,
    now: performance.now.bind(performance),
  };
  const requestChunk = (name: string): Promise<ChunkFactory> => {
    let accept: (factory: ChunkFactory) => void = () => {};
    const promise = new Promise<ChunkFactory>((resolve, reject) => {
      accept = resolve;
      addScript(`chunks/${name}.js`, () => {
        chunks.delete(name);
        reject(new Error(`${name} can't be loaded.`));
      });
    });
    chunks.set(name, { resolve: accept, promise });
    return promise;
  };
  Object.defineProperty(window, '__sandbox', {
    value: {
      boot: (code: string) => (bridge.evaluate(code) as (bridge: Bridge) => void)(bridge),
      define: (name: string, factory: ChunkFactory) => chunks.get(name)?.resolve(factory),
    },
  });

  // React reports the errors of event handlers here; it takes the function when it loads.
  window.reportError = (error) => bridge.onError('event', error);
  window.addEventListener('error', (event) => {
    if (event.target === window) bridge.onError('event', event.error ?? event.message);
    event.preventDefault();
  });
  window.addEventListener('unhandledrejection', (event) => {
    bridge.onError('promise', event.reason);
    event.preventDefault();
  });
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    labelTimer(name, bridge);
  }
  askForFrame(bridge);
}

/**
 * The page hands over the frame's script: a browser keeps nothing for an opaque origin, so each frame would load it again, while the
 * page has it in its cache.
 */
function askForFrame(bridge: Bridge): void {
  const hear = ({ source, data }: MessageEvent<{ t?: unknown; code?: unknown } | null>) => {
    if (source !== bridge.page || data?.t !== 'code' || typeof data.code !== 'string') return;
    window.removeEventListener('message', hear);
    bridge.evaluate(data.code);
  };
  window.addEventListener('message', hear);
  bridge.page.postMessage({ t: 'frame', file: FRAME_FILE }, '*');
}

function labelTimer(
  name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback',
  bridge: Bridge,
): void {
  const native = window[name] as ((callback: unknown, ...rest: unknown[]) => number) | undefined;
  if (!native) return;
  const labelled = (callback: unknown, ...rest: unknown[]) => {
    if (typeof callback !== 'function') return native.call(window, callback, ...rest);
    const safe = (...args: unknown[]) => {
      try {
        Reflect.apply(callback, window, args);
      } catch (error) {
        bridge.onError('timer', error);
      }
    };
    return native.call(window, safe, ...rest);
  };
  Object.defineProperty(window, name, { value: labelled, writable: true, configurable: true });
}

function addScript(file: string, onError: () => void): void {
  const script = document.createElement('script');
  script.src = new URL(file, folder).href;
  script.onerror = onError;
  document.head.append(script);
}
