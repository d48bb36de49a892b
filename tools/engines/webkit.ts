import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { freePort } from '../free-port';
import { clickActions, typeActions, until, type Driver } from './driver';

/** WebKitGTK's MiniBrowser with its WebDriver, on a virtual screen. @throws when it doesn't start. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`],
    // There is no session bus for accessibility.
    { stdio: 'ignore', detached: true, env: { ...process.env, NO_AT_BRIDGE: '1' } },
  );
  const ended = new Promise<void>((resolve) => driver.once('exit', () => resolve()));
  const close = async () => {
    if (driver.pid && driver.exitCode === null) process.kill(-driver.pid, 'SIGKILL');
    await ended;
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver answers', () => ask(`${origin}/status`));
    const session = await ask(`${origin}/session`, { capabilities: { alwaysMatch: capabilities() } });
    const { sessionId, capabilities: got } = session as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    const to = (command: string, body: object) => ask(`${origin}/session/${sessionId}/${command}`, body);
    await to('window/rect', { width: 1280, height: 900 });
    return { version: got.browserVersion, ...actionsOf(to), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const capabilities = () => ({
  // It may miss a page's load and then never respond, so `open` checks by itself.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
});

/**
 * Classic WebDriver doesn't report a page's errors, and this browser doesn't log them. So the page records
 * them, from the driver's first command on: its scripts start after its first paint.
 */
const noteErrors = `if (!window.notedErrors) {
  const noted = (window.notedErrors = []);
  addEventListener('error', ({ message, target }) => noted.push(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => noted.push('rejected: ' + reason));
  const { error } = console;
  console.error = (...values) => { noted.push(values.join(' ')); error.apply(console, values); };
}`;

/** The path in Debian's library: it contains the architecture and the API version. */
function findMiniBrowser(): string {
  const places = fs
    .readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((api) => `/usr/lib/${name}/${api}/MiniBrowser`),
    );
  const found = places.find((place) => fs.existsSync(place));
  if (!found) throw new Error('There is no MiniBrowser of WebKitGTK below /usr/lib.');
  return found;
}

type To = (command: string, body: object) => Promise<unknown>;

function actionsOf(to: To): Omit<Driver, 'version' | 'close'> {
  const runHere = async (body: string) => {
    const script = `return (async () => JSON.stringify(await (async () => { ${body} })()))()`;
    const text = await to('execute/sync', { script, args: [] });
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  };
  return {
    open: async (url) => {
      const before = await runHere('window.isLeft = true; return location.href').catch(() => '');
      // The same page with another hash is not loaded again.
      const isSame = url.includes('#') && String(before).split('#')[0] === url.split('#')[0];
      await to('url', { url });
      const isThere = isSame
        ? `location.href === ${JSON.stringify(url)}`
        : `!window.isLeft && location.href !== 'about:blank'`;
      await until(`${url} is there`, () =>
        runHere(`if (!(${isThere})) return false; ${noteErrors} return document.readyState !== 'loading'`),
      );
    },
    run: async (body, where) => {
      if (where !== 'frame') return runHere(body);
      await to('frame', { id: 0 });
      try {
        return await runHere(body);
      } finally {
        await to('frame', { id: null });
      }
    },
    click: async (x, y) => void (await to('actions', { actions: clickActions(x, y) })),
    type: async (keys, isControl = false) =>
      void (await to('actions', { actions: typeActions(keys, isControl) })),
    takeErrors: () => runHere('return window.notedErrors?.splice(0) ?? []'),
  };
}

/** After a minute without a response, the browser is lost. */
async function ask(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${new URL(url).pathname.split('/').slice(3).join('/')}: ${error}: ${message}`);
}
