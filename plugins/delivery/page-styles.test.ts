import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { stylesForPages, takeOutFonts } from './page-styles';

const page = load(
  '<main class="text page-1"><p class="a:b">Text</p><i style="color:var(--read)"></i><script>box({className:"opened"})</script></main>',
);
const stylesOf = stylesForPages();

test.each([
  ['its elements and attributes', 'p,[style] i{color:red}'],
  ['any element, and states', '*,:focus-visible,p:hover::before{color:red}'],
  ['classes of the page', '.text .page-1:hover{color:red}'],
  ['an escaped class', '.a\\:b{color:red}'],
  ['a class in an inline script', '.opened{color:red}'],
  [
    'classes in functions, which the page may get or lose',
    '.text:is(.no, :not(.other)):has(> .no){color:red}',
  ],
  ['names with dots in attributes', '[style$=".png"]{color:red}'],
  ['a choice with one of its elements', ':is(.no, main) :where(b > p, .no){color:red}'],
  ['fonts and motion', '@font-face{src:url(a.woff2)}@keyframes b{to{top:0}}'],
  ['variables that something reads', ':root{--a:1;--b:var(--a);--read:2}p{top:var(--b)}'],
  ['rules without a block', '@layer a,b;p{color:red}'],
])('a page keeps %s', (_what, sheet) => {
  expect(stylesOf([sheet], page)).toBe(sheet);
});

test.each([
  ['.other{color:red}', ''],
  ['.text .other{color:red}.text{top:0}', '.text{top:0}'],
  ['.other, .text{color:red}', '.text{color:red}'],
  ['[data-other] p{color:red}', ''],
  ['main:hover > h3{color:red}', ''],
  [':is(.other, h3) p{color:red}', ''],
  [':root{--a:1;--b:var(--a)}', ''],
  [':root{--a:1;--b:2}p{top:var(--b)}', ':root{--b:2}p{top:var(--b)}'],
  ['@media print{.other{color:red}}', ''],
  [
    '@media print{@supports (top:0){.other{top:0}.text{top:0}}}',
    '@media print{@supports (top:0){.text{top:0}}}',
  ],
])('%s becomes %s', (sheet, kept) => {
  expect(stylesOf([sheet], page)).toBe(kept);
});

test('a variable of one sheet is kept for another one, and for the styles of tables', () => {
  expect(stylesOf([':root{--a:1;--b:2}', 'p{top:var(--a)}'], page, 'td{top:var(--b)}')).toBe(
    ':root{--a:1;--b:2}p{top:var(--a)}',
  );
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
