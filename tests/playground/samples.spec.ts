import fs from 'node:fs';
import path from 'node:path';
import { saveData } from '../browser/site';
import { outcomes } from '../samples/outcomes';
import { expect, openPlayground, pasteProgram, previewOf, problemOf, test } from './playground';

const folder = path.join(__dirname, '../samples');
// packages/sandbox/frame/program/samples.test.ts tries those that are refused.
const run = Object.entries(outcomes).filter(([, outcome]) => !('refused' in outcome));
const perPage = 15;

test('each sample has an outcome, and each outcome its sample', () => {
  const files = fs.readdirSync(folder).filter((name) => /\.\w+$/.test(name) && name !== 'outcomes.ts');
  expect(files.sort()).toEqual(Object.keys(outcomes).sort());
});

for (let first = 0; first < run.length; first += perPage) {
  const group = run.slice(first, first + perPage);
  test(`pasted programs run or are told their cure: ${group.map(([name]) => name).join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    // The results don't depend on types.
    await saveData(page);
    await openPlayground(page);
    await expect(previewOf(page)).toContainText('Missions');
    for (const [name, outcome] of group) {
      await test.step(name, async () => {
        await pasteProgram(page, fs.readFileSync(path.join(folder, name), 'utf8'));
        if ('says' in outcome) {
          // Names in backticks are shown as code.
          const says = outcome.says.replaceAll('`', '');
          await expect.soft(problemOf(page), name).toContainText(says);
        } else if ('shows' in outcome) {
          await expect.soft(previewOf(page), name).toContainText(outcome.shows);
          await expect.soft(problemOf(page), name).toHaveCount(0);
        }
      });
    }
  });
}
