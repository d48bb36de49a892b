import { expect, test } from 'vitest';
import { withSection } from './results';

const file = '# Results\n\n## Load\n\nold\n\n### Part\n\nold, too\n\n## Engines\n\nkept\n';

test('a section is replaced with its parts, in its place', () => {
  expect(withSection(file, 'Load', 'new')).toBe('# Results\n\n## Load\n\nnew\n\n## Engines\n\nkept\n');
});

test('a new section goes to the end', () => {
  expect(withSection(file, 'Speed', 'fast')).toBe(`${file}\n## Speed\n\nfast\n`);
});

test('a heading that begins alike is another section', () => {
  expect(withSection(file, 'Engine', 'x')).toContain('## Engines\n\nkept');
});
