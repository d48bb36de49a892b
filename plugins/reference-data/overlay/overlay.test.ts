import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { demoFiles } from '../../api-reference/demos';
import { parseTypes } from '../../../packages/library-facts/model/nodes';
import { loadReference, type Reference } from '../../api-reference/reference';
import { commentOf } from './comment';
import { compileWith } from './compile';
import { packageTypes } from './files';
import { overlayTypes } from './index';

let reference: Reference;
let overlay: string;
let compiled: ReturnType<typeof compileWith>;

// The first run imports the package; the compiler reads all demos.
beforeAll(async () => {
  reference = await loadReference();
  overlay = overlayTypes(packageTypes(), reference);
  compiled = compileWith(overlay, demoFiles());
}, 180_000);

/** The text of each statement without comments, and without the space that they leave. */
function statementsOf(text: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, text);
  const kept: string[] = [];
  const comments = [ts.SyntaxKind.SingleLineCommentTrivia, ts.SyntaxKind.MultiLineCommentTrivia];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken)
    if (!comments.includes(scanner.getToken())) kept.push(scanner.getTokenText());
  const bare = kept
    .join('')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
  return parseTypes(bare).statements.map((statement) => statement.getText());
}

test('without comments, the declarations are those of the package, character by character', () => {
  const own = Object.values(packageTypes()).flatMap(statementsOf);
  const left = own.filter((statement) => !statementsOf(overlay).includes(statement));
  expect(left).toEqual(['export type { OnHandlers };', "import { OnHandlers } from './helper';"]);
  const added = statementsOf(overlay).filter((statement) => !own.includes(statement));
  expect(added).toEqual(['export type { SvgIconComponent };']);
});

test('all demos compile against the overlay', () => {
  expect(demoFiles().length).toBeGreaterThan(80);
  expect(compiled.complaints()).toEqual([]);
});

test('an editor shows the first sentence, the defects and the facts of a member', () => {
  const { checker, overlay: file } = compiled;
  const module = file && checker.getSymbolAtLocation(file);
  const member = (group: string, name: string) => {
    const type = module?.exports?.get(ts.escapeLeadingUnderscores(group));
    return type && checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(type), name);
  };
  const shown = (group: string, name: string) => {
    const symbol = member(group, name);
    const words = ts.displayPartsToString(symbol?.getDocumentationComment(checker));
    const tags = symbol
      ?.getJsDocTags(checker)
      .map(({ name: tag, text }) => `${tag}: ${ts.displayPartsToString(text)}`);
    return { words, tags };
  };
  expect(shown('Options', 'sorting')).toEqual({
    words: expect.stringMatching(/^Only logs a deprecation warning\.\n\n\*\*Surprising\*\* \[/),
    tags: [
      'deprecated: Use `maxColumnSort` instead.',
      expect.stringMatching(
        /^see: \[sorting in the reference\]\(https:\/\/.*\/docs\/api\/props\/options#sorting\)$/,
      ),
    ],
  });
  expect(shown('Options', 'pageSize').tags?.[0]).toBe('default: 5');
  expect(shown('MaterialTableProps', 'columns').words).toContain('**Breaks** [The table writes into your');
});

test('no word of the reference is taken for a tag, and none ends its comment', () => {
  const known = ['default', 'since', 'deprecated', 'see'];
  const tags: string[] = [];
  const starts = new Set<number>();
  const visit = (node: ts.Node): void => {
    for (const comment of ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)) {
      starts.add(comment.pos);
      for (const tag of comment.tags ?? []) tags.push(tag.tagName.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseTypes(overlay));
  expect(tags.filter((tag) => !known.includes(tag))).toEqual([]);
  const typed = [...reference.model.members.values()].filter(({ isTyped }) => isTyped);
  const described = typed.filter(({ ref }) => commentOf(ref, reference));
  expect(starts.size).toBe(described.length);
  expect(described.length / typed.length).toBe(1);
});
