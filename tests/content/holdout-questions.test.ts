import { expect, test } from 'vitest';
import { holdout, holdoutVerdicts } from '../questions/holdout';

test('each held question was judged once, before the pages were mended for it', () => {
  expect(holdoutVerdicts.map(({ id }) => id)).toEqual(holdout.map(({ id }) => id));
  for (const { before, heading } of holdoutVerdicts) {
    expect(['whole', 'partly', 'none']).toContain(before);
    expect(['fits', 'differs']).toContain(heading);
  }
  console.info(report());
});

test('what the judge found unanswered has an answer by now, which a section of a page holds', () => {
  const lost = holdoutVerdicts.filter(({ before }) => before !== 'whole').map(({ id }) => id);
  const open = holdout.filter(({ id, page }) => lost.includes(id) && page === null).map(({ id }) => id);
  expect(open).toEqual([]);
});

function report(): string {
  const share = (count: number) => `${count} (${((100 * count) / holdout.length).toFixed(0)} %)`;
  const before = (word: string) => share(holdoutVerdicts.filter((verdict) => verdict.before === word).length);
  const clear = holdoutVerdicts.filter((verdict) => verdict.before === 'whole' && verdict.heading === 'fits');
  const after = holdout.filter(({ page }) => page !== null);
  return [
    `holdout, before: ${holdout.length} questions, ${before('whole')} whole, ${before('partly')} partly, ${before('none')} not at all`,
    `holdout, before: ${share(clear.length)} whole and under a fitting heading`,
    `holdout, after: ${share(after.length)} whole, ${share(after.filter(({ buried }) => !buried).length)} under a fitting heading`,
  ].join('\n');
}
