import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

loadLanguages.silent = true;

/** Load the languages besides JavaScript and its relatives, and `prism.additionalLanguages` of the theme configuration. */
export function loadHighlighting(additionalLanguages: readonly string[]): void {
  loadLanguages(['markup', 'css', 'json', 'diff', ...additionalLanguages]);
}

/** Prism takes a tag with functions in it for text, so these languages have the editor's parser. */
const dialects: Readonly<Record<string, string>> = { tsx: 'ts jsx', ts: 'ts', jsx: 'jsx', js: 'jsx' };

/** The colors of `src/css/code.css`, as in the editor but for names of properties: half of all words would be colored. */
const colors = tagHighlighter([
  { tag: tags.comment, class: 'comment' },
  { tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.modifier], class: 'keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], class: 'string' },
  { tag: tags.number, class: 'number' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'function' },
  { tag: [tags.typeName, tags.className], class: 'function' },
  { tag: tags.tagName, class: 'tag' },
  { tag: tags.attributeName, class: 'property' },
]);

/**
 * Highlight source text at build time, so that no page ships a highlighter.
 * @returns HTML: `<span class="token …">` inside escaped text. A language that isn't loaded throws.
 */
export function highlight(source: string, language: string, where: string): string {
  if (language === 'text') return encode(source);
  const dialect = dialects[language];
  if (dialect !== undefined) return highlightScript(source, dialect);
  const grammar = Prism.languages[language];
  if (grammar) return Prism.highlight(source, grammar, language);
  throw new Error(
    `Code in the language "${language}" can't be highlighted (${where}). It would be shown without colors. ` +
      'Add the language to themeConfig.prism.additionalLanguages in docusaurus.config.ts, or mark the block as `text`.',
  );
}

function highlightScript(source: string, dialect: string): string {
  const tree = parser.configure({ dialect }).parse(source);
  let html = '';
  const add = (text: string, color: string) =>
    (html += color ? `<span class="token ${color}">${encode(text)}</span>` : encode(text));
  highlightCode(source, tree, colors, add, () => (html += '\n'));
  return html;
}

/** In the text of an element, only these two have a meaning. */
const encode = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
