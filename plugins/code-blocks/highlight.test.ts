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
