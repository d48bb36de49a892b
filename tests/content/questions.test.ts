import { describe, expect, test } from 'vitest';
import { plannedPage } from '../questions/pages';
import { questions, setOf, type Question } from '../questions/questions';
import { sectionsOf } from '../questions/sections';
import { topics } from '../questions/topics';

const kinds = ['how-to', 'troubleshooting', 'decision', 'error'];

/** The least shares of answered questions: raise them when there are more, so that none gets lost again. */
const leastShareOfOpen = 0.99;
const leastShareOfHeld = 1;

const open = questions.filter((question) => setOf(question) === 'open');
const held = questions.filter((question) => setOf(question) === 'held');
const answered = questions.filter((question) => question.page !== null);

describe('the collected questions', () => {
  test('are enough: 200 to write for and 50 to look at in the end', () => {
    expect(open.length).toBeGreaterThanOrEqual(200);
    expect(held.length).toBeGreaterThanOrEqual(50);
  });

  test('have ids in order and a public thread of their own', () => {
    const ids = questions.map(({ id }) => id);
    const numberOf = (id: string) => Number(id.slice(1));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => numberOf(a) - numberOf(b)));
    expect(ids.filter((id) => !/^q\d{3,4}$/.test(id))).toEqual([]);
    expect(new Set(questions.map(({ source }) => source)).size).toBe(questions.length);
    expect(questions.filter(({ source }) => !/^https:\/\/[^\s#]+$/.test(source))).toEqual([]);
  });

  test.each(questions)('$id is complete', (question) => {
    expect(question.question).toMatch(/^\S[^]{14,200}[.?]$/);
    expect(topics).toContain(question.topic);
    expect(kinds).toContain(question.kind);
    if (question.wantedPage !== undefined) expect(question.wantedPage).toMatch(plannedPage);
    if (question.page !== null) {
      expect(question.heading).toEqual(expect.stringMatching(/\S/));
      expect(question.mustContain?.length).toBeGreaterThanOrEqual(1);
      expect(question.mustContain?.length).toBeLessThanOrEqual(5);
    } else if (setOf(question) === 'open') {
      expect(question.wantedPage, 'an open question says where its answer belongs').toBeDefined();
      expect(question.note, 'and what is true').toMatch(/\S[^]{20,}/);
    }
  });
});

describe('a question with a page is answered there', () => {
  test.each(answered)('$id $question', async ({ page, heading, mustContain = [] }) => {
    const sections = await sectionsOf(page ?? '');
    const named = sections.filter((section) => section.heading === heading);
    expect(named.length, `${page} has the heading "${heading}"`).toBeGreaterThan(0);
    const missing = named.map(({ text }) => mustContain.filter((name) => !text.includes(name)));
    const fewest = missing.sort((a, b) => a.length - b.length)[0];
    expect(fewest, `what "${heading}" on ${page} leaves out`).toEqual([]);
  });
});

test('the share of answered questions does not sink', () => {
  console.info([report('open', open), report('held', held)].join('\n'));
  expect(share(open)).toBeGreaterThanOrEqual(leastShareOfOpen);
  expect(share(held)).toBeGreaterThanOrEqual(leastShareOfHeld);
});

function share(set: readonly Question[]): number {
  return set.filter(({ page }) => page !== null).length / set.length;
}

function report(name: string, set: readonly Question[]): string {
  const found = set.filter(({ page }) => page !== null);
  const clear = found.filter(({ buried }) => !buried);
  const percent = (count: number) => `${count} (${((100 * count) / set.length).toFixed(0)} %)`;
  return `${name}: ${set.length} questions, ${percent(found.length)} answered, ${percent(clear.length)} under a fitting heading`;
}
