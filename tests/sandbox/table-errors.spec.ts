import fs from 'node:fs';
import path from 'node:path';
import type { FrameLocator } from '@playwright/test';
import { expect, test } from './harness';

const folder = path.resolve('docs/errors/_programs');
const bodyRow = 'tr[data-testid="mtablebodyrow"]';

/** The part of /docs/errors of each program, by what its address contains. */
const parts: Record<string, string> = {
  'boolean-column': 'cannot-create-property',
  'call-stack': 'maximum-call-stack',
  currency: 'invalid-currency',
  data: 'thispropsdata',
  'displayed-rows': 'labeldisplayedrows',
  'edit-started': 'onroweditstarted',
  'element-type': 'element-type',
  filter: 'reading-filter',
  'frozen-column': 'cannot-add-property',
  'hook-call': 'invalid-hook-call',
  id: 'reading-id',
  'in-operator': 'cannot-use-in-operator',
  length: 'reading-length',
  'localization-group': 'reading-addtooltip',
  map: 'reading-map',
  'more-hooks': 'rendered-more-hooks',
  nested: 'reading-lastname',
  'nested-groups': 'reading-datetimepickerlocalization',
  'no-promise': 'reading-then',
  'object-child': 'objects-are-not-valid',
  'lost-this': 'reading-setstate',
  'panel-change': 'ondetailpanelchange',
  'rows-selected': 'nrowsselected',
  subscribe: 'reading-subscribe',
  'to-string': 'reading-tostring',
  'update-depth': 'maximum-update-depth',
  'used-column': 'cannot-assign',
  width: 'reading-width',
};
/** They log a warning and continue. */
const warnings = ['double-click', 'order-by', 'sorting'];

/** The action that the comment above a program requests. */
const acts: Record<string, (frame: FrameLocator) => Promise<unknown>> = {
  'no-promise': (frame) => pressing(frame, 'Edit', 'Save'),
  id: (frame) => pressing(frame, 'Delete', 'Save'),
  length: async (frame) => {
    await frame.locator('div[style*=dashed]').first().click();
    await frame.locator('tbody input').fill('x');
  },
  'edit-started': (frame) => frame.locator(bodyRow).first().click(),
  'used-column': (frame) => frame.locator('button').first().click(),
  'hook-call': (frame) => frame.locator('div[style*=dashed]').first().click(),
  'nested-groups': (frame) => pressing(frame, 'Edit'),
  'more-hooks': (frame) => frame.locator(`${bodyRow} button`).first().click(),
  'lost-this': (frame) => frame.locator(bodyRow).first().click(),
  'panel-change': (frame) => frame.locator(`${bodyRow} button`).first().click(),
  'to-string': (frame) => frame.locator(bodyRow).first().click(),
  'rows-selected': (frame) => frame.locator(`${bodyRow} input`).first().click(),
};

async function pressing(frame: FrameLocator, ...labels: string[]): Promise<void> {
  for (const label of labels) await frame.locator(`button[aria-label="${label}"]`).first().click();
}

test('each program of /docs/errors that ends in an error has a part of the page', () => {
  const programs = fs.readdirSync(folder).map((name) => name.replace('.tsx', ''));
  expect([...Object.keys(parts), ...warnings].sort()).toEqual(programs.sort());
});

test('an error of the table leads to the part of /docs/errors that explains it', async ({
  sandbox,
  page,
}) => {
  test.setTimeout(300_000);
  for (const [name, part] of Object.entries(parts)) {
    const source = fs.readFileSync(path.join(folder, `${name}.tsx`), 'utf8');
    const end = await sandbox.run(source);
    if (end.t === 'ran') await acts[name]?.(page.frameLocator('iframe'));
    const error = await sandbox.waitFor('error');
    expect.soft(error.page ?? '', `${name}: ${error.message}`).toMatch(new RegExp(`/docs/errors#.*${part}`));
  }
});
