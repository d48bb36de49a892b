import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAdvice, type Answer, type FromAdvice, type Question, type ToAdvice } from './client';

vi.mock('@generated/advice/files.json', () => ({ default: { worker: 'assets/js/advice.js' } }));

const workers: FakeWorker[] = [];
const none: Answer = { advice: [], reading: { kind: 'no-table' } };

class FakeWorker extends EventTarget {
  readonly asked: ToAdvice[] = [];
  readonly terminate = vi.fn();

  constructor(readonly url: string) {
    super();
    workers.push(this);
  }

  postMessage(message: ToAdvice) {
    this.asked.push(message);
  }

  answer(id: number) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, answer: none } satisfies FromAdvice }));
  }
}

const about = (source: string): Question => ({ source });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that never answers and whose file is empty is given up, and the next question starts another one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  const failed = expect(askAdvice('/base/', about('a'))).rejects.toThrow('did not answer');
  expect(workers[0]?.url).toBe('/base/assets/js/advice.js');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(workers[0]?.terminate).toHaveBeenCalled();

  const advice = askAdvice('/base/', about('b'));
  workers[1]?.answer(1);
  expect(await advice).toEqual(none);
  // After its first answer it may take its time.
  const second = askAdvice('/base/', about('c'));
  await vi.advanceTimersByTimeAsync(60_000);
  workers[1]?.answer(2);
  expect(await second).toEqual(none);
  expect(workers).toHaveLength(2);

  const third = expect(askAdvice('/base/', about('d'))).rejects.toThrow('could not be loaded');
  workers[1]?.dispatchEvent(new Event('error', { cancelable: true }));
  await third;
});
