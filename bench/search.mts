// npm run bench-search: how long a keystroke in the search takes until its results are shown, on a phone's processor. Run
// `npm run build` first. The page is slowed down by Chromium; a worker can't be ("only supported for pages"), so its own time is
// counted as often as the page's would be. A machine that is too busy says nothing: the run ends with 1; ANYWAY=1 measures all the same.
import { serve } from '../scripts/server';
import { openSearch, type Keystroke } from './keystrokes';
import { load, median, noisy, quantile, spread } from './noise';
import { cpuSlowdown, launching } from './phone';
import { recordResult } from './results';

/** What a keystroke may take, in ms. */
const limit = 50;
const typed = ['sticky header', 'rows per page', 'onRowClick'];

const site = await serve();
const search = await openSearch(site.url);
const before = await search.calibrate();
const isNoisy = spread(before) > noisy;
console.log(
  `load ${load()}; the same work at ${cpuSlowdown}x, slow tenth by fast tenth: ${spread(before).toFixed(2)}`,
);
if (isNoisy && !process.env.ANYWAY) {
  console.log(`Above ${noisy}: this machine is too busy. Try again when it is quiet, or with ANYWAY=1.`);
  process.exitCode = 1;
} else await measure();
await (await launching).close();
await site.close();

async function measure(): Promise<void> {
  const frame = median(await search.emptyField(typed.join('')));
  const strokes: Keystroke[] = [];
  for (const query of typed) strokes.push(...(await search.type(query)));
  const times = strokes.map(({ shown, worker }) => shown + (cpuSlowdown - 1) * worker);
  const after = spread(await search.calibrate());
  const isDoubtful = isNoisy || after > noisy;
  const rows = [
    ['from the key to the results, median', median(times)],
    ['the slowest tenth of it', quantile(times, 0.9)],
    ['as a part of a field that does nothing but paint', median(times) / frame, ' times'],
    ['a field that does nothing but paint', frame],
    ['in the worker alone, not slowed down', median(strokes.map(({ worker }) => worker))],
    ['calibration at the end, slow tenth by fast tenth', after, ' times'],
  ] as const;
  const text = rows
    .map(([what, value, unit = ' ms']) => `| ${what} | ${value.toFixed(1)}${unit} |`)
    .join('\n');
  const doubt = isDoubtful ? ' **The machine was too busy for these figures to count.**' : '';
  const head = `${strokes.length} keystrokes with ${cpuSlowdown}x CPU, index loaded; wanted at most ${limit} ms.${doubt}`;
  console.log(`${head}\n${text}`);
  recordResult(
    'Search: from a keystroke to its results',
    'npm run bench-search',
    `${head}\n\n| what | value |\n| --- | ---: |\n${text}`,
  );
  if (isDoubtful || median(times) > limit) process.exitCode = 1;
}
