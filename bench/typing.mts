// npm run bench-typing: what a key costs in the playground's editor, in a program of 1,600 lines on a phone's processor, and how long after
// the last key its mistake is underlined. Run `npm run build` first. BEFORE=<folder of another build> measures that one too, line by line in
// turn, and gives the ratio. What the main thread did is read from a trace by the thread's own clock and counted four times, which is what
// Chromium's 4x CPU does; so other programs on the machine count little. The time to the underline is by the clock, with nothing slowed
// down. A machine that is too busy says nothing of that: the run ends with 1; ANYWAY=1 measures all the same.
import { serve } from '../scripts/server';
import { openEditor, type Editor, type Line } from './editor-keys';
import { load, median, noisy, quantile, spread } from './noise';
import { cpuSlowdown, launching } from './phone';
import { recordResult } from './results';
import { typingBudget } from '../tests/budgets';

const lines = 1600;
const rounds = Number(process.env.ROUNDS ?? 3);

const { BEFORE: other, ANYWAY: anyway } = process.env;
const sites = [await serve(), ...(other ? [await serve({ root: other })] : [])];
const editors: Editor[] = [];
for (const { url } of sites) editors.push(await openEditor(url, lines));
const [editor] = editors;
if (!editor) throw new Error('No editor was opened, so there is nothing to measure.');
const before = spread(await editor.calibrate());
console.log(`load ${load()}; the same work, slow tenth by fast tenth: ${before.toFixed(2)}`);
if (before > noisy && !anyway) {
  console.log(`Above ${noisy}: this machine is too busy. Try again when it is quiet, or with ANYWAY=1.`);
  process.exitCode = 1;
} else await measure(editor);
await (await launching).close();
for (const site of sites) await site.close();

async function measure(first: Editor): Promise<void> {
  const idle = await first.emptyField();
  const all = editors.map((): Line[] => []);
  // In turn, so that what else the machine does meets both.
  for (let round = 0; round < rounds; round += 1)
    for (const [at, one] of editors.entries()) all[at]?.push(await one.type());
  const after = spread(await first.calibrate());
  const isDoubtful = Math.max(before, after) > noisy;
  const [now = [], then] = all;
  const rows: [what: string, of: (typed: Line[]) => number][] = [
    ['main thread for a key, median', (typed) => cpuSlowdown * median(keysOf(typed))],
    ['main thread for a key, 95th percentile', (typed) => cpuSlowdown * quantile(keysOf(typed), 0.95)],
    ['longest task while typing', (typed) => cpuSlowdown * Math.max(...typed.map(({ longest }) => longest))],
    [
      'longest task in the 2 s after the last key',
      (typed) => cpuSlowdown * Math.max(...typed.map(({ afterwards }) => afterwards)),
    ],
    [
      'from the last key to the underline, median',
      (typed) => median(typed.map(({ underline }) => underline)),
    ],
  ];
  const text = rows
    .map(
      ([what, of]) =>
        `| ${what} | ${of(now).toFixed(1)} ms |${then ? ` ${of(then).toFixed(1)} ms | ${(of(now) / of(then)).toFixed(2)} |` : ''}`,
    )
    .join('\n');
  const doubt = isDoubtful ? ' **The machine was too busy for the time to the underline to count.**' : '';
  const head = `${keysOf(now).length} keys in a program of ${lines.toLocaleString('en')} lines, the main thread's own time counted ${cpuSlowdown} times, the underline at full speed; wanted at most ${typingBudget.key} ms a key and ${typingBudget.underline} ms to the underline. The same key in a field to which nobody listens takes ${(cpuSlowdown * median(idle)).toFixed(1)} ms.${doubt}`;
  const columns = then
    ? '| what | value | build before | ratio |\n| --- | ---: | ---: | ---: |'
    : '| what | value |\n| --- | ---: |';
  console.log(`${head}\n${text}`);
  recordResult('Typing in the playground', 'npm run bench-typing', `${head}\n\n${columns}\n${text}`);
  const isSlow =
    cpuSlowdown * median(keysOf(now)) > typingBudget.key ||
    median(now.map(({ underline }) => underline)) > typingBudget.underline;
  if (isDoubtful || isSlow) process.exitCode = 1;
}

function keysOf(typed: Line[]): number[] {
  return typed.flatMap(({ keys }) => keys);
}
