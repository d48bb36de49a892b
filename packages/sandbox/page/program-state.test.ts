import { expect, test } from 'vitest';
import { firstState, nextState, type ProgramAction } from './program-state';

const run: ProgramAction = { t: 'run' };
const ran: ProgramAction = { t: 'ran', ms: 1, isRestored: false };
const broken = (kind: 'syntax' | 'render' | 'event'): ProgramAction => ({ t: 'error', kind, message: 'x' });
const after = (...actions: ProgramAction[]) => actions.reduce(nextState, firstState).table;

test('whose table the preview shows is known after each error', () => {
  expect(after(run, { t: 'loading' }, broken('syntax'))).toBe('none');
  expect(after(run, ran)).toBe('latest');
  expect(after(run, ran, run, broken('syntax'))).toBe('earlier');
  expect(after(run, ran, run, broken('render'))).toBe('earlier');
  expect(after(run, ran, broken('event'))).toBe('latest');
  // It broke during use, and is restored automatically.
  expect(after(run, ran, broken('render'))).toBe('none');
  expect(after(run, ran, broken('render'), ran)).toBe('latest');
});

test('a new frame is empty, and one that was stopped too, unless an earlier table was in it', () => {
  expect(after(run, ran, run, { t: 'loading' }, broken('syntax'))).toBe('none');
  const stopped = (reason: 'loop' | 'flood'): ProgramAction => ({ t: 'stopped', reason, message: 'x' });
  expect(after(run, ran, run, stopped('loop'))).toBe('earlier');
  expect(after(run, ran, stopped('loop'))).toBe('none');
  expect(after(run, ran, run, stopped('flood'))).toBe('none');
  expect(after(run, ran, run, stopped('flood'), { t: 'loading' }, { ...ran, isRestored: true })).toBe(
    'earlier',
  );
});

test('the log keeps the latest 200 entries, and counts what repeats the one before and is whole', () => {
  const log = (text: string): ProgramAction => ({ t: 'log', level: 'log', text });
  const many = Array.from({ length: 250 }, (_, index) => log(String(index)));
  const state = [...many, log('249')].reduce(nextState, firstState);
  expect(state.log).toHaveLength(200);
  expect(state.log[0]).toMatchObject({ text: '50', count: 1 });
  expect(state.log.at(-1)).toMatchObject({ text: '249', count: 2 });
  expect([log('[1, … 9 more]'), log('[1, … 9 more]')].reduce(nextState, firstState).log).toHaveLength(2);
});
