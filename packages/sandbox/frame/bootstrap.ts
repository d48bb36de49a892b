/**
 * The inline script of preview.html, which runs before everything else: it closes the network, refuses to
 * work outside a sandbox, catches errors, and then loads the frame. It is inline because scripts loaded by
 * URL into an opaque origin have their errors muted; code evaluated from here has not.
 */

declare const FRAME_FILE: string;

export type CaughtKind = 'event' | 'timer' | 'promise';
export type ChunkFactory = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/** What the bootstrap passes to the frame's main script. */
export interface Bridge {
  /** The connection to the page. */
  port: MessagePort;
  evaluate: (code: string) => unknown;
  /** Load a chunk of the frame, such as a pack of icons. */
  loadChunk: (name: string) => Promise<ChunkFactory>;
  /** Set by the main script: receives every error outside rendering. */
  onError: (kind: CaughtKind, error: unknown) => void;
  setTimeout: (run: () => void, ms: number) => unknown;
  now: () => number;
}

const folder = new URL('./', location.href).href;
const site = new URL('../', location.href).href;

// The origin is explicit: 'self' matches nothing in an opaque origin in WebKit. Programs are evaluated; text
// that they evaluate themselves has no guards in its loops, and the page ends a frame that is silent.
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
  // The policy covers no peer connections.
  for (const name of [
    'RTCPeerConnection',
    'webkitRTCPeerConnection',
    'RTCDataChannel',
    'RTCIceTransport',
    'WebTransport',
    // In WebKit, it doesn't cover these either.
    'speechSynthesis',
    'SpeechSynthesisUtterance',
  ]) {
    Reflect.deleteProperty(window, name);
  }
  // Called by another name, it evaluates in the global scope.
  const evaluate: Bridge['evaluate'] = window.eval;
  const chunks = new Map<
    string,
    { resolve: (factory: ChunkFactory) => void; promise: Promise<ChunkFactory>; isThere: boolean }
  >();
  const nativeSetTimeout = window.setTimeout.bind(window);
  const bridge: Omit<Bridge, 'port'> = {
    evaluate,
    loadChunk: (name) => chunks.get(name)?.promise ?? requestChunk(name),
    onError: () => {},
    setTimeout: nativeSetTimeout,
    now: performance.now.bind(performance),
  };
  const requestChunk = (name: string): Promise<ChunkFactory> => {
    let accept: (factory: ChunkFactory) => void = () => {};
    const promise = new Promise<ChunkFactory>((resolve, reject) => {
      accept = resolve;
      // An empty, truncated or wrong file loads as well: by now a good one would have registered, so fail.
      addScript(`chunks/${name}.js`, () => {
        if (!chunks.get(name)?.isThere) chunks.delete(name);
        reject(new Error(`${name} can't be loaded.`));
      });
    });
    chunks.set(name, { resolve: accept, promise, isThere: false });
    return promise;
  };
  Object.defineProperty(window, '__sandbox', {
    value: {
      define: (name: string, factory: ChunkFactory) => {
        const chunk = chunks.get(name);
        if (!chunk) return;
        chunk.isThere = true;
        chunk.resolve(factory);
      },
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
  askForFrame((code, port) => (evaluate(code) as (bridge: Bridge) => void)(Object.assign(bridge, { port })));
}

/**
 * The page sends the frame's script: a browser caches nothing for an opaque origin, so each frame would load
 * it again. The message includes the port for all further communication.
 */
function askForFrame(start: (code: string, port: MessagePort) => void): void {
  const page = window.parent;
  const hear = ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== page || typeof data !== 'string' || !port) return;
    window.removeEventListener('message', hear);
    start(data, port);
  };
  window.addEventListener('message', hear);
  page.postMessage({ t: 'frame', file: FRAME_FILE }, '*');
}

function labelTimer(
  name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback',
  bridge: Pick<Bridge, 'onError'>,
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

/** Load a script of the frame's folder. */
function addScript(file: string, onEnd: () => void): void {
  const script = document.createElement('script');
  script.src = folder + file;
  script.onload = onEnd;
  script.onerror = onEnd;
  document.head.append(script);
}
