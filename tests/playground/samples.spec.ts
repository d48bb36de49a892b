import fs from 'node:fs';
import path from 'node:path';
import { saveData } from '../browser/site';
import { outcomes } from '../samples/outcomes';
import { expect, openPlayground, pasteProgram, previewOf, problemOf, test } from './playground';

const folder = path.join(__dirname, '../samples');
const files = fs.readdirSync(folder).filter((name) => /\.\w+$/.test(name) && name !== 'outcomes.ts');
const perPage = 8;

test('each sample has an outcome, and each outcome its sample', () => {
  expect(files.sort()).toEqual(Object.keys(outcomes).sort());
});

for (let first = 0; first < files.length; first += perPage) {
  const group = files.slice(first, first + perPage);
  test(`pasted programs run or are told their cure: ${group.join(', ')}`, async ({ page }) => {
    test.setTimeout(120_000);
    // The results don't depend on types.
    await saveData(page);
    await openPlayground(page);
    await expect(previewOf(page)).toContainText('Recent orders');
    for (const name of group) {
      await test.step(name, async () => {
        const outcome = outcomes[name];
        if (!outcome) throw new Error(`tests/samples/outcomes.ts doesn't say what becomes of ${name}.`);
        await pasteProgram(page, fs.readFileSync(path.join(folder, name), 'utf8'));
        if ('says' in outcome) {
          // Names in backticks are shown as code.
          const says = outcome.says.replaceAll('`', '');
          await expect.soft(problemOf(page), name).toContainText(says);
        } else {
          await expect.soft(previewOf(page), name).toContainText(outcome.shows);
          await expect.soft(problemOf(page), name).toHaveCount(0);
        }
      });
    }
  });
}
