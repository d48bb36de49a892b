// First of all: react-dom looks for it when it's loaded.
import './observe/commits';
import { readTheme, type ToFrame } from '../protocol';
import { describeValues } from './describe';
import { setTheme } from './theme';
import { reportCaught, runProgram } from './program';
import { explainMissingWorld } from './missing-world';
import { connect, send } from './send';
import { watchTables } from './table-props';

/** The frame's end of the conversation. Only the page that holds the frame is heard, and its first `init` wins. */
function listen(): void {
  let isConnected = false;
  window.addEventListener('message', (event) => {
    if (event.source !== bridge.page) return;
    const message = event.data as ToFrame;
    if (message.t === 'init' && !isConnected) {
      isConnected = true;
      connect(message.token);
      setTheme(readTheme(message.theme));
      send({ t: 'ready' });
    } else if (!isConnected) {
      return;
    } else if (message.t === 'run') {
      void runProgram(message.run, message.source);
    } else if (message.t === 'theme') {
      setTheme(readTheme(message.theme));
    } else if (message.t === 'ping') {
      send({ t: 'pong' });
    }
  });
}

function captureConsole(): void {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[level] = (...values: unknown[]) => {
      send({ t: 'log', level: level === 'debug' ? 'log' : level, text: describeValues(values) });
    };
  }
}

captureConsole();
explainMissingWorld();
watchTables();
bridge.onError = reportCaught;
listen();
bridge.page.postMessage({ t: 'hello' }, '*');
