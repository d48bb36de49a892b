import type { Page } from '@playwright/test';
import { malformedProgram } from './mutate';
import type {} from './harness-page';

export interface FuzzResult {
  counts: Record<string, number>;
  /** Programs that lost the editor's text or never ended, with the details. */
  faults: string[];
}

/** Run malformed programs `from` to `to` in turn in a page with a runner. */
export async function fuzz(page: Page, from: number, to: number): Promise<FuzzResult> {
  const result: FuzzResult = { counts: {}, faults: [] };
  const typed = 'what I typed';
  await page.locator('#editor').fill(typed);
  for (let index = from; index < to; index += 1) {
    const outcome = await page.evaluate(async (source) => {
      // A limit for the test alone: how fast a program ends depends on the machine.
      const never = new Promise<{ t: 'never' }>((resolve) => setTimeout(resolve, 60_000, { t: 'never' }));
      const { t } = await Promise.race([window.harness.run(source), never]);
      const editor = document.querySelector('textarea');
      return { t, typed: editor?.value };
    }, malformedProgram(index));
    result.counts[outcome.t] = (result.counts[outcome.t] ?? 0) + 1;
    if (outcome.typed !== typed) result.faults.push(`${index}: the editor's text is lost`);
    if (outcome.t === 'never') result.faults.push(`${index}: it never ends`);
  }
  return result;
}
