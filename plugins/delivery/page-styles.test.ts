import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { stylesForPages, takeOutFonts } from './page-styles';

const page = load('<main class="text page-1"><p class="a:b">Text</p><script>show("opened")</script></main>');
const stylesOf = stylesForPages();

test.each([
  ['elements and attributes', 'p,[data-theme=dark] p{color:red}'],
  ['classes of the page', '.text .page-1:hover{color:red}'],
  ['an escaped class', '.a\\:b{color:red}'],
  ['a class in an inline script', '.opened{color:red}'],
  [
    'classes in functions, which the page may get or lose',
    '.text:is(.no, :not(.other)):has(> .no){color:red}',
  ],
  ['names with dots in attributes', '[href$=".png"]{color:red}'],
  ['variables, fonts and motion', ':root{--a:1}@font-face{src:url(a.woff2)}@keyframes b{to{top:0}}'],
  ['rules without a block', '@layer a,b;p{color:red}'],
])('a page keeps %s', (_what, sheet) => {
  expect(stylesOf(sheet, page)).toBe(sheet);
});

test.each([
  ['.other{color:red}', ''],
  ['.text .other{color:red}.text{top:0}', '.text{top:0}'],
  ['.other, .text{color:red}', '.text{color:red}'],
  ['@media print{.other{color:red}}', ''],
  [
    '@media print{@supports (top:0){.other{top:0}.text{top:0}}}',
    '@media print{@supports (top:0){.text{top:0}}}',
  ],
])('%s becomes %s', (sheet, kept) => {
  expect(stylesOf(sheet, page)).toBe(kept);
});

test('the whole sheets don’t name the fonts again', () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
  const file = path.join(outDir, 'assets/css/styles.css');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '@font-face{src:url(a.woff2)}p{color:red}');
  takeOutFonts(outDir);
  expect(fs.readFileSync(file, 'utf8')).toBe('p{color:red}');
  fs.rmSync(outDir, { recursive: true });
});
