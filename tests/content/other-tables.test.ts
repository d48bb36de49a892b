import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testSource } from '../../plugins/api-reference/claims/test-source';
import { filesBelow } from '../../plugins/files-below';
import { titlesOf } from '../../tools/lasting/titles';
import {
  freshQuestions,
  gaps,
  otherQuestions,
  sectionsOfAnswer,
  tasks,
  threadsOf,
  type OtherQuestion,
} from '../questions/other-tables';
import { questions } from '../questions/questions';
import { topicsOfOtherTables } from '../questions/topics';

/** The least share of complete answers: raise it when there are more, so that none gets lost again. */
const leastShareOfWhole = 0.99;

const open = otherQuestions.filter(({ held }) => !held);
const filled = gaps.map((gap) => ({ ...otherQuestions.find(({ id }) => id === gap.id), ...gap }));
const answered = [...open.filter(({ page }) => typeof page === 'string'), ...filled];
const isThird = (id: string) => Number(id.slice(1)) % 3 === 0;

describe('questions from users of other tables', () => {
  test('are enough: 300, of each library 25', () => {
    expect(otherQuestions.length).toBeGreaterThanOrEqual(300);
    for (const library of Object.keys(threadsOf))
      expect(of(library).length, library).toBeGreaterThanOrEqual(25);
  });

  test('have ids in order and a thread of their own, which questions.json does not use', () => {
    expect(otherQuestions.map(({ id }) => id)).toEqual(
      otherQuestions.map((_, index) => `o${String(index + 1).padStart(3, '0')}`),
    );
    const sources = [...otherQuestions, ...freshQuestions, ...questions].map(({ source }) => source);
    expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
    expect(new Set(otherQuestions.map(({ question }) => question)).size).toBe(otherQuestions.length);
  });

  test('hold back every third one, without an answer', () => {
    for (const { id, held = false, judged, answer, page, heading, note } of otherQuestions) {
      expect(held, id).toBe(isThird(id));
      expect(['whole', 'partly', 'none', 'wrong'].includes(judged ?? ''), id).toBe(held);
      if (held)
        expect([answer, page, heading, note], id).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test.each(filled)('$id has an answer since it was judged', ({ judged, mustContain }) => {
    expect(judged).toMatch(/^(whole|partly|none)$/);
    expect(mustContain.length).toBeGreaterThanOrEqual(1);
  });

  test('of 110 fresh ones, judges found 65 answered whole and none wrongly; each has its section now', async () => {
    const judged = freshQuestions.map(({ judged }) => judged);
    expect(judged.filter((one) => one === 'whole')).toHaveLength(65);
    expect(judged.filter((one) => one !== 'whole')).toHaveLength(45);
    expect(judged).not.toContain('wrong');
    for (const { id, page, heading, library, source } of freshQuestions) {
      expect(source).toMatch(threadsOf[library] ?? /a library of the list/);
      expect(await sectionsOfAnswer(page, heading), id).not.toEqual([]);
    }
  });

  test.each(otherQuestions)('$id is complete', ({ library, question, source, topic }) => {
    expect(question).toMatch(/^\S[^]{14,200}[.?]$/);
    expect(source).toMatch(threadsOf[library] ?? /a library of the list/);
    expect(topicsOfOtherTables).toContain(topic);
  });

  test.each(open)('$id says how the pages answer it', ({ answer, page, heading, mustContain = [], note }) => {
    expect(['whole', 'partly', 'none']).toContain(answer);
    if (answer !== 'whole') expect(note, 'what is missing').toMatch(/\S[^]{20,}/);
    if (answer === 'none') return expect(page).toBeNull();
    expect(page).toMatch(/^\/(docs|demos)\//);
    expect(heading).toEqual(expect.stringMatching(/\S/));
    expect(mustContain.length).toBeGreaterThanOrEqual(1);
  });
});

describe('the section named by an answer holds it', () => {
  test.each(answered)('$id $question', async ({ page, heading = '', mustContain = [] }) => {
    const sections = await sectionsOfAnswer(page ?? '', heading);
    expect(sections.length, `${page} has the heading "${heading}", or a redirect`).toBeGreaterThan(0);
    const missing = sections.map(({ text }) => mustContain.filter((name) => !text.includes(name)));
    const fewest = missing.sort((a, b) => a.length - b.length)[0];
    expect(fewest, `what "${heading}" on ${page} leaves out`).toEqual([]);
  });

  test('also when the page has moved', async () => {
    const table = {
      'docs/gone': 'docs/guides/columns',
      'docs/gone#a-part': 'docs/guides/columns#freeze-a-column',
    };
    const headings = async (heading: string) =>
      (await sectionsOfAnswer('/docs/gone', heading, table)).map((section) => section.heading);
    expect(await headings('A part')).toEqual(['Freeze a column']);
    expect(await headings('Set the width of a column')).toEqual(['Set the width of a column']);
    await expect(sectionsOfAnswer('/docs/gone', 'A part', {})).rejects.toThrow('No page has the address');
    expect(await sectionsOfAnswer('/docs/guides/columns', 'No such heading', {})).toEqual([]);
  });
});

test('the share of complete answers does not sink', () => {
  console.info(
    [report('open', open), ...Object.keys(threadsOf).map((name) => report(name, of(name)))].join('\n'),
  );
  expect(count(open, 'whole') / open.length).toBeGreaterThanOrEqual(leastShareOfWhole);
});

describe('whole tasks', () => {
  test('are 60 with ids in order, every third one held back', () => {
    expect(tasks.map(({ id }) => id)).toEqual(
      Array.from({ length: 60 }, (_, index) => `t${String(index + 1).padStart(2, '0')}`),
    );
    for (const { id, held = false } of tasks) expect(held, id).toBe(isThird(id));
  });

  test.each(tasks)('$id has 3 to 6 points that can be checked', ({ topic, task, points }) => {
    expect(topicsOfOtherTables).toContain(topic);
    expect(task).toMatch(/^\S[^]{40,300}\.$/);
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(points.length).toBeLessThanOrEqual(6);
    expect(new Set(points).size).toBe(points.length);
    for (const point of points) expect(point).toMatch(/^\S[^]{10,}[^.]$/);
  });

  test('have kept programs that check every point of theirs, none of a task held back', () => {
    const kept = filesBelow('tests/tasks').filter((file) => file.endsWith('.test.tsx'));
    expect(kept.length).toBeGreaterThanOrEqual(5);
    for (const file of kept) {
      const task = tasks.find(({ id }) => path.basename(file).startsWith(`${id}.`));
      expect(titlesOf(testSource(file)), file).toEqual(task?.points.map((point) => `${task.id}: ${point}`));
      expect(task?.held, file).toBeUndefined();
    }
  });
});

function of(library: string): OtherQuestion[] {
  return otherQuestions.filter((question) => question.library === library);
}

function count(set: readonly OtherQuestion[], answer: string): number {
  return set.filter((question) => question.answer === answer).length;
}

function report(name: string, set: readonly OtherQuestion[]): string {
  const looked = set.filter(({ held }) => !held);
  const buried = looked.filter((question) => question.buried).length;
  const [whole, partly, none] = ['whole', 'partly', 'none'].map((answer) => count(looked, answer));
  return `${name}: ${looked.length} looked at, ${whole} whole (${buried} buried), ${partly} partly, ${none} none`;
}
