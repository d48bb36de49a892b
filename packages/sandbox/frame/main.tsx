import { readTheme, type ToFrame } from '../protocol';
import { addGlobals } from './program/registry';
import { addSiteFont, setTheme } from './program/theme';
import { captureConsole } from './messages/console';
import { Stage } from './stage';
import { explainMissingWorld } from './messages/missing-world';
import { setSlowness } from './guard';
import { send } from './send';

const stage = new Stage();

/** The frame's end of the connection. */
function listen(): void {
  bridge.port.onmessage = ({ data }: MessageEvent<ToFrame>) => hear(data);
}

function hear(message: ToFrame): void {
  if (message.t === 'ping') send({ t: 'pong' });
  else if (message.t === 'run') void stage.run(message.run, message.files);
  else if (message.t === 'theme') setTheme(readTheme(message.theme));
  else if (message.t === 'font') addSiteFont(message.bytes);
  else if (message.t === 'slowness') setSlowness(message.slowness);
}

/** Before any program listens: synthetic events aren't trusted, and no listener of a program runs first. */
function reportPresses(): void {
  window.addEventListener('pointerdown', ({ isTrusted }) => void (isTrusted && send({ t: 'pressed' })), true);
}

addGlobals();
captureConsole();
reportPresses();
explainMissingWorld();
bridge.onError = (kind, error) => stage.reportCaught(kind, error);
listen();
send({ t: 'ready' });
