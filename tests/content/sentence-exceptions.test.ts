import fs from 'node:fs';
import { expect, test } from 'vitest';
import { isBehavior } from '../../plugins/api-reference/sentences/behavior';
import { exceptions } from '../../plugins/api-reference/sentences/exceptions';
import { plain, sentencesIn } from '../../plugins/api-reference/sentences/sentences';

test.each(exceptions)('"$sentence" stands on $page, and the rules would count it', ({ page, sentence }) => {
  const here = sentencesIn(fs.readFileSync(page, 'utf8')).find(({ text }) => plain(text) === plain(sentence));
  expect(here, 'remove the exception: its page does not say it any more').toBeDefined();
  expect(here && isBehavior(here)).toBe(true);
});

test('exceptions stay few', () => {
  expect(exceptions.length).toBeLessThan(60);
});
