import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { applyEdits } from './apply';
import { advise } from '.';
import { rules } from './rules';

const facts = adviceFacts();

/** Fragments name no package: without it, a program about something else gets no advice. */
const adviceOn = (code: string) => advise(code, 'App.tsx', facts);

for (const { id, bad, good } of rules) {
  test(`${id}: its bad example gets its advice, its good one none`, () => {
    expect(adviceOn(bad).map(({ rule }) => rule)).toContain(id);
    expect(adviceOn(good)).toEqual([]);
  });

  test(`${id}: its fixes, where there are any, end the advice`, () => {
    let code = bad;
    const nextFix = () => adviceOn(code).find((one) => one.rule === id && one.fix)?.fix;
    const before = adviceOn(bad).filter((one) => one.rule === id && one.fix).length;
    for (let left = before; left > 0; left -= 1) {
      code = applyEdits(code, nextFix()?.edits ?? []);
      expect(adviceOn(code).filter((one) => one.rule === id && one.fix)).toHaveLength(left - 1);
    }
  });
}

test('each rule has a name of its own, and there are at least 40', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThanOrEqual(40);
});
