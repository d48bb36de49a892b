import { expect, test } from 'vitest';
import { held, heldVerdicts } from '../questions/held';

test('each held question was judged once, before the pages were mended for it', () => {
  expect(heldVerdicts.map(({ id }) => id)).toEqual(held.map(({ id }) => id));
  for (const { before, heading } of heldVerdicts) {
    expect(['whole', 'partly', 'none']).toContain(before);
    expect(['fits', 'differs']).toContain(heading);
  }
  console.info(report());
});

test('what the judge found unanswered has an answer by now, which a section of a page holds', () => {
  const lost = heldVerdicts.filter(({ before }) => before !== 'whole').map(({ id }) => id);
  const open = held.filter(({ id, page }) => lost.includes(id) && page === null).map(({ id }) => id);
  expect(open).toEqual([]);
});

function report(): string {
  const share = (count: number) => `${count} (${((100 * count) / held.length).toFixed(0)} %)`;
  const before = (word: string) => share(heldVerdicts.filter((verdict) => verdict.before === word).length);
  const clear = heldVerdicts.filter((verdict) => verdict.before === 'whole' && verdict.heading === 'fits');
  const after = held.filter(({ page }) => page !== null);
  return [
    `held, before: ${held.length} questions, ${before('whole')} whole, ${before('partly')} partly, ${before('none')} not at all`,
    `held, before: ${share(clear.length)} whole and under a fitting heading`,
    `held, after: ${share(after.length)} whole, ${share(after.filter(({ buried }) => !buried).length)} under a fitting heading`,
  ].join('\n');
}
