// First of all: react-dom looks for it when it's loaded.
import './observe/commits';
import { readTheme, type ToFrame } from '../protocol';
import { describeValues } from './describe';
import { setTheme } from './theme';
import { reportCaught, runProgram } from './program';
import { explainMissingWorld } from './missing-world';
import { send } from './send';

/** The frame's end of the conversation. Only the page has the other end of the port. */
function listen(): void {
  bridge.port.onmessage = ({ data }) => {
    const message = data as ToFrame;
    if (message.t === 'run') {
      void runProgram(message.run, message.source);
    } else if (message.t === 'theme') {
      setTheme(readTheme(message.theme));
    } else if (message.t === 'ping') {
      send({ t: 'pong' });
    }
  };
}

function captureConsole(): void {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[level] = (...values: unknown[]) => {
      send({ t: 'log', level: level === 'debug' ? 'log' : level, text: describeValues(values) });
    };
  }
}

/** Before any program listens: what a program dispatches itself is not trusted, and nothing of it comes first. */
function tellOfPresses(): void {
  window.addEventListener('pointerdown', ({ isTrusted }) => void (isTrusted && send({ t: 'pressed' })), true);
}

captureConsole();
tellOfPresses();
explainMissingWorld();
bridge.onError = reportCaught;
listen();
send({ t: 'ready' });
