import { serve } from '../scripts/server';
import { typingBudget } from '../tests/budgets';
import { openEditor, type Line } from './editor-keys';
import { limits, type Findings } from './findings';
import { rounds } from './in-turn';
import { cpuSlowdown } from './phone';
import { median, quantile, spread } from './statistics';

const lines = 1600;

/**
 * What a key costs in the playground's editor in a long program, and how long after the last key its mistake is underlined. What the main
 * thread did is read from a trace by the thread's own clock and counted as often as a phone's processor would take it; the time to the
 * underline is by the clock, with nothing slowed down.
 */
export async function measureTyping(): Promise<Findings> {
  const site = await serve();
  const editor = await openEditor(site.url, lines);
  const idle = await editor.emptyField();
  const typed: Line[] = [];
  for (let round = 0; round < rounds; round += 1) typed.push(await editor.type());
  await editor.close();
  await site.close();
  const keys = slowed(typed.flatMap((line) => line.keys));
  const underlines = typed.map(({ underline }) => underline);
  const { add, over, table } = limits();
  add('ms of the main thread for a key, median', median(keys), typingBudget.key, spread(keys));
  add('the same, 95th percentile', quantile(keys, 0.95));
  add('the same key in a field to which nobody listens', median(slowed(idle)));
  add('longest task while typing', Math.max(...slowed(typed.map(({ longest }) => longest))));
  add(
    'longest task in the 2 s after the last key',
    Math.max(...slowed(typed.map(({ afterwards }) => afterwards))),
  );
  add(
    'ms from the last key to the underline, median',
    median(underlines),
    typingBudget.underline,
    spread(underlines),
  );
  return {
    title: 'Typing in the playground',
    explanation: `${keys.length} keys in a program of ${lines.toLocaleString('en')} lines; the main thread's own time counted ${cpuSlowdown} times, the underline at full speed.`,
    table,
    over,
  };
}

function slowed(times: number[]): number[] {
  return times.map((time) => cpuSlowdown * time);
}
