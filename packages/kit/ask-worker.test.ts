import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from './ask-worker';

interface Asked {
  what: string;
}

interface Said {
  id: number;
  text?: string;
  error?: string;
}

class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly asked: (Asked & { id: number })[] = [];
  readonly terminate = vi.fn();

  constructor(readonly url: string) {
    super();
    FakeWorker.last = this;
  }

  postMessage(message: Asked & { id: number }) {
    this.asked.push(message);
  }

  says(data: Said) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(startTimeout?: number) {
  const heard = { news: [] as Said[], ends: 0 };
  const worker = startWorker<Asked, Said>('worker.js', {
    name: 'fake',
    startTimeout,
    onNews: (message) => heard.news.push(message),
    onEnd: () => (heard.ends += 1),
  });
  return { ...worker, heard, fake: FakeWorker.last };
}

test('answers find their questions in any order, and what no one asked is news', async () => {
  const { ask, heard, fake } = start();
  const [first, second] = [ask({ what: 'a' }), ask({ what: 'b' })];
  expect(fake.asked).toEqual([
    { what: 'a', id: 1 },
    { what: 'b', id: 2 },
  ]);
  fake.says({ id: 0, text: 'ready' });
  fake.says({ id: 2, text: 'B' });
  fake.says({ id: 1, error: 'no A' });
  expect(await second).toEqual({ id: 2, text: 'B' });
  await expect(first).rejects.toThrow('no A');
  expect(heard).toEqual({ news: [{ id: 0, text: 'ready' }], ends: 0 });
});

test('a worker that fails rejects who waits and who asks later, and says so once', async () => {
  const { ask, end, heard, fake } = start();
  const waiting = expect(ask({ what: 'a' })).rejects.toThrow(
    'the file of the worker "fake" could not be loaded',
  );
  fake.dispatchEvent(new Event('error', { cancelable: true }));
  end(new Error('again'));
  await waiting;
  await expect(ask({ what: 'b' })).rejects.toThrow('could not be loaded');
  expect(fake.terminate).toHaveBeenCalledTimes(1);
  expect(heard.ends).toBe(1);
});

test.each([
  ['empty', () => Promise.resolve(new Response('\n'))],
  ['missing', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a worker that says nothing and whose file is %s is ended', async (_, look) => {
  vi.stubGlobal('fetch', look);
  const { ask, heard } = start(3000);
  const failed = expect(ask({ what: 'a' })).rejects.toThrow('did not answer');
  await vi.advanceTimersByTimeAsync(3000);
  await failed;
  expect(heard.ends).toBe(1);
});

test('a worker whose file is slow to come is waited for, however long that takes', async () => {
  let arrive = (_file: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  const { ask, fake, heard } = start(3000);
  const answer = ask({ what: 'a' });
  await vi.advanceTimersByTimeAsync(60_000);
  arrive(new Response('postMessage({ id: 0 });'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.ends).toBe(0);
  fake.says({ id: 1, text: 'A' });
  expect(await answer).toMatchObject({ text: 'A' });
});
