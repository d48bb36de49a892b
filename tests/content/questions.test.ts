import { expect, test } from 'vitest';
import { questions } from '../questions/questions';
import { sectionsOf } from '../questions/sections';

test.each(questions.filter(({ page }) => page !== null))(
  '$id $question is answered on its page',
  async ({ page, heading, mustContain = [] }) => {
    const sections = await sectionsOf(page ?? '');
    const named = sections.filter((section) => section.heading === heading);
    expect(named.length, `${page} has the heading "${heading}"`).toBeGreaterThan(0);
    const missing = named.map(({ text }) => mustContain.filter((name) => !text.includes(name)));
    const fewest = missing.sort((a, b) => a.length - b.length)[0];
    expect(fewest, `what "${heading}" on ${page} leaves out`).toEqual([]);
  },
);
