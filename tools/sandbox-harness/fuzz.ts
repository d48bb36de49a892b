import type { Page } from '@playwright/test';
import { malformedProgram } from './mutate';
import type {} from './harness-page';

export interface FuzzResult {
  counts: Record<string, number>;
  /** Programs that lost the editor's text or took longer than 3 s, with the details. */
  faults: string[];
}

/** Run malformed programs `from` to `to` in turn in a page with a runner. */
export async function fuzz(page: Page, from: number, to: number): Promise<FuzzResult> {
  const result: FuzzResult = { counts: {}, faults: [] };
  const typed = 'what I typed';
  await page.locator('#editor').fill(typed);
  for (let index = from; index < to; index += 1) {
    const outcome = await page.evaluate(async (source) => {
      const late = new Promise<{ t: 'late'; took: number }>((resolve) =>
        setTimeout(() => resolve({ t: 'late', took: 8000 }), 8000),
      );
      const { t, took } = await Promise.race([window.harness.run(source), late]);
      const editor = document.querySelector('textarea');
      return { t, took, typed: editor?.value };
    }, malformedProgram(index));
    result.counts[outcome.t] = (result.counts[outcome.t] ?? 0) + 1;
    if (outcome.typed !== typed) result.faults.push(`${index}: the editor's text is lost`);
    if (outcome.took > 3000)
      result.faults.push(`${index}: ${outcome.t} after ${Math.round(outcome.took)} ms`);
  }
  return result;
}
