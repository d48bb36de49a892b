import { serve } from '../scripts/server';
import { limits, type Findings } from './findings';
import { openSearch, type Keystroke } from './keystrokes';
import { cpuSlowdown } from './phone';
import { median, quantile, spread } from './statistics';

/** What a keystroke may take, in ms. */
const limit = 50;
const typed = ['sticky header', 'rows per page', 'onRowClick'];

/**
 * How long a keystroke in the search takes until its results are shown, on a phone's processor. The page is slowed down by Chromium; a
 * worker can't be ("only supported for pages"), so its own time is counted as often as the page's would be.
 */
export async function measureSearch(): Promise<Findings> {
  const site = await serve();
  const search = await openSearch(site.url);
  const empty = await search.emptyField(typed.join(''));
  const strokes: Keystroke[] = [];
  for (const query of typed) strokes.push(...(await search.type(query)));
  await search.close();
  await site.close();
  const times = strokes.map(({ shown, worker }) => shown + (cpuSlowdown - 1) * worker);
  const inWorker = strokes.map(({ worker }) => worker);
  const { add, over, table } = limits();
  add('ms from the key to the results, median', median(times), limit, spread(times));
  add('the slowest tenth of it', quantile(times, 0.9));
  add('as a part of a field that does nothing but paint', median(times) / median(empty));
  add('a field that does nothing but paint', median(empty), undefined, spread(empty));
  add('in the worker alone, not slowed down', median(inWorker), undefined, spread(inWorker, 1));
  return {
    title: 'Search: from a keystroke to its results',
    explanation: `${strokes.length} keystrokes with ${cpuSlowdown}x CPU, index loaded.`,
    table,
    over,
    headlines: { searchKey: median(times) },
  };
}
