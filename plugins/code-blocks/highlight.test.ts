import fs from 'node:fs';
import { expect, test } from 'vitest';
import { highlight } from './highlight';

test('code of unknown languages is escaped when it is marked as text', () => {
  expect(highlight('<b> & "c"', 'text', 'a test')).toBe('&lt;b> &amp; "c"');
});

test('code has elements for colors only: neighbors share one, and each has a rule', () => {
  const html = highlight(
    'const rows = list.map((row) => <b title="x" on={{ click: () => ({ row: { list } }) }}>of {list}</b>); // 1',
    'tsx',
    'a test',
  );
  const classes = [...html.matchAll(/class="token ([^"]*)"/g)].map(([, name = '']) => name);
  expect(new Set(classes)).toEqual(new Set(['keyword', 'function', 'tag', 'property', 'string', 'comment']));
  const rules = fs.readFileSync('src/css/code.css', 'utf8');
  for (const name of classes) expect(rules).toContain(`.token.${name} {`);
  expect(html).not.toMatch(/<span class="token ([a-z-]+)">[^<]*<\/span><span class="token \1">/);
});
