import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import { escapeHtml } from '#kit/escape-html.ts';

loadLanguages.silent = true;

/** Load the default languages, and `prism.additionalLanguages` of the theme configuration. */
export function loadHighlighting(additionalLanguages: readonly string[]): void {
  loadLanguages([
    'markup',
    'css',
    'javascript',
    'jsx',
    'typescript',
    'tsx',
    'json',
    'diff',
    ...additionalLanguages,
  ]);
}

/**
 * Highlight source text at build time, so that no page ships a highlighter.
 * @returns HTML: `<span class="token …">` inside escaped text. A language that isn't loaded throws.
 */
export function highlight(source: string, language: string, where: string): string {
  if (language === 'text') return escapeHtml(source);
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(
      `Code in the language "${language}" can't be highlighted (${where}). It would be shown without colors. ` +
        'Add the language to themeConfig.prism.additionalLanguages in docusaurus.config.ts, or mark the block as `text`.',
    );
  }
  const tokens: Tokens = [];
  const run = { code: source, grammar, language, tokens };
  Prism.hooks.run('before-tokenize', run);
  run.tokens = [Prism.tokenize(run.code, run.grammar)].flat();
  Prism.hooks.run('after-tokenize', run);
  return htmlOf(run.tokens, '');
}

type Tokens = (string | Prism.Token)[];

/**
 * The colors of `src/css/code.css`, by the classes of Prism that have them. One class for each color, and no
 * element without a color of its own.
 */
const colorOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    comment: ['prolog', 'cdata'],
    keyword: ['boolean', 'important', 'atrule'],
    string: ['template-string', 'attr-value', 'inserted', 'regex'],
    number: ['constant', 'deleted'],
    function: ['class-name', 'maybe-class-name'],
    tag: [],
    property: ['attr-name'],
  }).flatMap(([color, others]) => [color, ...others].map((name) => [name, color])),
);
/** Text and expressions of JSX, which Prism puts into tags, have no color. */
const plain = new Set(['plain-text', 'script']);

const listOf = (content: Prism.TokenStream): Tokens => (Array.isArray(content) ? content : [content]);

/** Tokens as HTML, inside of an element of a color. */
function htmlOf(tokens: Tokens, around: string): string {
  const parts: { color: string; html: string }[] = [];
  for (const token of tokens) {
    const isText = typeof token === 'string';
    const names = isText ? [] : [token.type, token.alias ?? []].flat();
    const own = names.findLast((name) => name in colorOf || plain.has(name));
    const last = parts.at(-1);
    const color = own ? (colorOf[own] ?? '') : around;
    const html = isText ? String(Prism.util.encode(token)) : htmlOf(listOf(token.content), color);
    if (last?.color === color) last.html += html;
    else parts.push({ color, html });
  }
  return parts
    .map(({ color, html }) =>
      color === around ? html : `<span class="token ${color || 'plain-text'}">${html}</span>`,
    )
    .join('');
}
