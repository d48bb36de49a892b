import { spawn, type ChildProcessByStdio } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { clickActions, typeActions, type Driver } from './driver';

interface Message {
  id?: number;
  method?: string;
  params?: { level?: string; text?: string };
  result?: unknown;
  error?: string;
  message?: string;
}

/** The browser's response to each command used here. */
interface Answers {
  'session.new': { capabilities: { browserVersion: string } };
  'session.subscribe': unknown;
  'browsingContext.getTree': { contexts: { context: string; children: { context: string }[] }[] };
  'browsingContext.setViewport': unknown;
  'browsingContext.navigate': unknown;
  'script.callFunction': { type: string; result?: { value?: string } };
  'input.performActions': unknown;
}

/** Debian's Firefox with WebDriver BiDi, which needs no driver. @throws when it doesn't start. */
export async function startFirefox(): Promise<Driver> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const downloads = path.join(profile, 'saved');
  fs.mkdirSync(downloads);
  const settings = { 'browser.download.folderList': 2, 'browser.download.dir': downloads };
  fs.writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const close = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return drive(child).then(
    (driver) => ({ ...driver, downloads, close }),
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
}

async function drive(
  child: ChildProcessByStdio<null, null, Readable>,
): Promise<Omit<Driver, 'close' | 'downloads'>> {
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject).once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
  const { send, errors } = await connect(`${address}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const [top] = (await send('browsingContext.getTree', {})).contexts;
  if (!top) throw new Error('Firefox has no window.');
  const { context } = top;
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  const frame = async () => {
    const tree = await send('browsingContext.getTree', { root: context });
    const child = tree.contexts[0]?.children[0];
    if (!child) throw new Error('The page has no frame.');
    return child.context;
  };
  const act = (actions: unknown) => send('input.performActions', { context, actions });
  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    run: async (body, where) => {
      const answer = await send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify(await (async () => { ${body} })())`,
        awaitPromise: true,
        target: { context: where === 'frame' ? await frame() : context },
      });
      const { type, result } = answer;
      if (type !== 'success') throw new Error(JSON.stringify(answer).slice(0, 500));
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    click: async (x, y) => void (await act(clickActions(x, y))),
    type: async (keys, isControl = false) => void (await act(typeActions(keys, isControl))),
    takeErrors: () => Promise.resolve(errors.splice(0)),
  };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '');
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`Firefox refused ${address}.`)), { once: true });
  });
  let last = 0;
  const send = <Method extends keyof Answers>(method: Method, params: object) =>
    new Promise<Answers[Method]>((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ result, error, message }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error}: ${message}`));
        else resolve(result as Answers[Method]);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, errors };
}
