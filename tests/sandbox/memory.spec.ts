import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { launchOptions } from '../../tools/chromium.mjs';
import { expect, test } from './harness';

/** Playwright treats a frame's crash as its page's, so this test talks to Chromium through a pipe. */
interface Chromium {
  send: (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
}

test('a program that eats all memory loses its frame; the page lives and runs the next one', async ({
  server,
}) => {
  const chromium = startChromium(['--js-flags=--max-old-space-size=300']);
  try {
    const { targetId } = await chromium.send('Target.createTarget', { url: server.url });
    const { sessionId } = await chromium.send('Target.attachToTarget', { targetId, flatten: true });
    const evaluate = async (expression: string): Promise<unknown> => {
      const { result } = await chromium.send(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
        String(sessionId),
      );
      return (result as { value?: unknown }).value;
    };
    await expect.poll(() => evaluate('typeof harness')).toBe('object');
    const eat = `const hoard = []; setInterval(() => { for (let i = 0; i < 40; i++) hoard.push(Array.from({ length: 1e5 }, (_, n) => ({ n, text: 'x' + n }))); }, 0); export default () => <p>eating</p>`;
    expect(
      await evaluate(`harness.run(${JSON.stringify('export default () => <p>good</p>')}).then((e) => e.t)`),
    ).toBe('ran');
    await evaluate(
      `editor.value = 'what I typed'; harness.runner.run([{ name: 'App.tsx', text: ${JSON.stringify(eat)} }])`,
    );
    await expect
      .poll(() => evaluate(`harness.events.find((e) => e.t === 'stopped')?.reason`), { timeout: 40_000 })
      .toMatch(/silent|busy|loop/);
    // As long as the page waits for a silent frame: one that froze with it would have no turn meanwhile.
    expect(await evaluate('harness.shareBeforeEnd(3000)')).toBeGreaterThan(1 / 4);
    expect(await evaluate('editor.value')).toBe('what I typed');
    expect(
      await evaluate(`harness.run(${JSON.stringify('export default () => <p>next</p>')}).then((e) => e.t)`),
    ).toBe('ran');
  } finally {
    await chromium.close();
  }
});

function startChromium(flags: string[]): Chromium {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-memory-'));
  const child: ChildProcess = spawn(
    launchOptions.executablePath ?? 'chromium',
    [
      ...launchOptions.args,
      '--headless',
      '--no-first-run',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      ...flags,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const input = child.stdio[3] as Writable;
  const output = child.stdio[4] as Readable;
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  let id = 0;
  let pending = '';
  output.setEncoding('utf8').on('data', (data: string) => {
    const messages = (pending + data).split('\0');
    pending = messages.pop() ?? '';
    for (const text of messages) {
      const message = JSON.parse(text) as {
        id?: number;
        result?: Record<string, unknown>;
        error?: { message: string };
      };
      const waiter = message.id === undefined ? undefined : waiting.get(message.id);
      if (message.error) waiter?.reject(new Error(message.error.message));
      else waiter?.resolve(message.result ?? {});
    }
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        id += 1;
        waiting.set(id, { resolve, reject });
        input.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
      }),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      // Its processes may still write; if a new file appears, removing has to start again.
      await expect(() => fs.rmSync(profile, { recursive: true, force: true })).toPass();
    },
  };
}
