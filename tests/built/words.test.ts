import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** What a native editor would not sign, each with what to write instead. */
const words: [wrong: RegExp, right: string][] = [
  [
    /\b(?:late|server'?s?|request'?s?) answers?\b|\banswers? (?:of|from) (?:the|a|your) server\b/i,
    'response',
  ],
  [/\brefus(?:es?|ed|ing|als?)\b/i, 'reject, not accept'],
  [/\bchoices\b/i, 'options'],
  [/\b(?:one|each|every|first|second|third|\d+) letters?\b/i, 'character'],
  [/\b(?:at|from) the start\b(?! of)/i, 'initially, by default'],
  [/\bof (?:your|its|their) own\b/i, 'custom, or a form of “have”'],
  [
    /\b(?:sort|filter|group|select|search|edit|delet)(?:s|ed|ing)? (?:by )?several\b/i,
    'multiple, or a number',
  ],
  [/\b(?:rights|disabled|hidden|overrides it) by (?:row|rule|column)\b/i, 'per'],
  [/\bby (?:rule|the option|its buttons?|its keys?)\b/i, 'with, using'],
  [/\b(?:which|it|that) asks for\b|\bnot asked for\b/i, 'requires, needs'],
  [/\btells? what\b/i, 'explains, lists'],
  [/\bover the whole width\b/i, 'across the full width'],
  [/\b(?:is|are) (?:that|those) of (?:a|an|the|version|your)\b/i, 'name it again, or “the same as”'],
  [/\b(?:is|are) made of\b/i, 'consists of; in a heading, the thing itself'],
  [/\bturn(?:s|ing)? (?:the )?pages\b/i, 'change the page'],
  [/(?<![-#/])\bpagers?\b(?!-)/i, 'pagination'],
  [/(?<=(?:^|[.!?] ))8\.0\.3 [a-z]/m, 'Version 8.0.3'],
  [/\ba box around\b/i, 'a wrapper element'],
  [/(?<![-#/])\btexts\b(?!-)/i, 'text, labels, messages'],
  [/^#+ What (?:is|was|looks|costs|these lists)\b[^?\n]*$/im, 'a noun or a task'],
  [/\bother than it says\b/i, 'different from its name'],
  [/\bgives? (?:the|your|a) table an? /i, 'set, add, pass'],
  [/\bbut wants \d/i, 'expects'],
  [/, or the (?:field|input|table|first click|panel) (?:loses|forgets|closes|doesn't)/i, '. Otherwise, …'],
];

/** Each piece of prose that a program may print: literals, parts of templates and JSX text with at least three words. */
function proseOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push(node.text.replace(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found.filter((text) => /\p{L}+ .*\p{L}+ .*\p{L}+/u.test(text));
}

const withoutCode = (markdown: string) =>
  markdown.replace(/^ *(`{3,})[^\n]*\n[^]*?^ *\1$/gm, '').replace(/`[^`\n]*`|\]\([^)]*\)|<[^>\n]*>/g, '·');

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => name.test(file));

const twins = filesIn('build', /\.md$/).map(
  (file) => [file, [withoutCode(readFileSync(file, 'utf8'))]] as const,
);
const programs = ['src', 'packages', 'plugins']
  .flatMap((folder) => filesIn(folder, /^(?!.*(?:\.test\.|\/fixtures\/|\/node_modules\/)).*\.tsx?$/))
  .map((file) => [file, proseOf(file)] as const);

describe.each(words)('%s', (wrong, right) => {
  test.each([
    ['page', twins],
    ['program', programs],
  ])(`is in no %s: ${right}`, (_where, sources) => {
    const hits = sources.flatMap(([file, pieces]) =>
      pieces.flatMap((text) => {
        const at = text.search(wrong);
        return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
      }),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(hits.join('\n')).toBe('');
  });
});
