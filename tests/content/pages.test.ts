import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../..');
const pages = ['docs', 'demos', 'examples'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && !name.split(path.sep).some((part) => part.startsWith('_')))
    .map((name) => `${folder}/${name}`),
);

function read(page: string): { frontMatter: Record<string, unknown>; body: string } {
  const [, yaml = '', body = ''] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(fs.readFileSync(path.join(root, page), 'utf8')) ?? [];
  return { frontMatter: (parse(yaml) ?? {}) as Record<string, unknown>, body };
}

describe.each(pages)('%s', (page) => {
  const { frontMatter, body } = read(page);

  test('has a title and a description of one sentence', () => {
    expect(frontMatter.title).toEqual(expect.any(String));
    expect(String(frontMatter.description)).toMatch(/^[^]{40,200}[.?]$/);
  });

  test('is no stub', () => {
    expect(body.split(/\s+/).length).toBeGreaterThan(60);
    expect(body).not.toMatch(/\bTODO\b|coming soon|goes here|lorem ipsum/i);
  });

  test('shows a demo, where it is a demo page', () => {
    if (/^(demos|examples)\/(?!index\.mdx$)/.test(page)) expect(body).toMatch(/<Demo src="\.\/[^"]+\.tsx"/);
  });
});

test('titles of a section differ from each other', () => {
  for (const section of ['docs', 'demos', 'examples']) {
    const titles = pages
      .filter((page) => page.startsWith(section))
      .map((page) => `${String(read(page).frontMatter.title)} ${path.dirname(page)}`);
    expect(titles.length).toBe(new Set(titles).size);
  }
});
