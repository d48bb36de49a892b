import type { FromFrame } from '../protocol';

type Outgoing = FromFrame extends infer M
  ? M extends { run: number }
    ? Omit<M, 'run'> & { run?: number }
    : M
  : never;

let currentRun = 0;
let sentThisSecond = 0;
let second = 0;
const post = bridge.port.postMessage.bind(bridge.port);

/** From now on messages belong to this run, unless they specify another one. */
export function setCurrentRun(run: number): void {
  currentRun = run;
  sentThisSecond = 0;
  noted.clear();
}

const noted = new Set<string>();

/** Write a note to the log, once per program and kind. */
export function sendNote(kind: string, text: string): void {
  if (noted.has(kind)) return;
  noted.add(kind);
  send({ t: 'log', level: 'note', text });
}

/** Send a message to the page. Excessive logs and errors are dropped long before it suspects an attack. */
export function send(message: Outgoing): void {
  if (message.t === 'log' || message.t === 'error' || message.t === 'clearLog') {
    const now = Math.floor(bridge.now() / 1000);
    if (now !== second) [second, sentThisSecond] = [now, 0];
    sentThisSecond += 1;
    if (sentThisSecond === 100)
      post({ t: 'log', level: 'note', text: 'More messages follow too fast to be shown.', run: currentRun });
    if (sentThisSecond >= 100) return;
  }
  post({ run: currentRun, ...message });
}
