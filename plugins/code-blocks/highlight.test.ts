import fs from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../docusaurus.config';
import { highlight } from './highlight';

test('a language of prism.additionalLanguages is highlighted, one that is nowhere named is an error with its cure', () => {
  const { prism } = config.themeConfig as { prism: { additionalLanguages: string[] } };
  expect(prism.additionalLanguages).toContain('powershell');
  expect(highlight('$env:CI = "1"', 'powershell', 'a test')).toContain('<span class="token');
  expect(() => highlight('x', 'cobol', 'a page')).toThrow(/\(a page\).*additionalLanguages/);
});

test('code of unknown languages is escaped when it is marked as text', () => {
  expect(highlight('<b> & "c"', 'text', 'a test')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
});

test('code has elements for colors only: neighbors share one, and each has a rule', () => {
  const html = highlight(
    'const rows = list.map((row) => <b title="x" hidden={row}>{row} of {list}</b>); // all',
    'tsx',
    'a test',
  );
  const classes = [...html.matchAll(/class="token ([^"]*)"/g)].map(([, name = '']) => name);
  expect(new Set(classes)).toEqual(
    new Set(['keyword', 'function', 'tag', 'property', 'string', 'plain-text', 'comment']),
  );
  const rules = fs.readFileSync('src/css/code.css', 'utf8');
  for (const name of classes) expect(rules).toContain(`.token.${name} {`);
  expect(html).not.toMatch(/<span class="token ([a-z-]+)">[^<]*<\/span><span class="token \1">/);
});
