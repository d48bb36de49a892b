import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import { escapeHtml } from '#kit/escape-html';

loadLanguages.silent = true;
const aliases: Record<string, string> = {
  shell: 'bash',
  sh: 'bash',
  text: 'plain',
  txt: 'plain',
  mdx: 'markdown',
};

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
    'bash',
    ...additionalLanguages,
  ]);
}

/**
 * Highlight source text at build time, so that no page ships a highlighter.
 * @returns HTML: `<span class="token …">` inside escaped text. A language that isn't loaded throws.
 */
export function highlight(source: string, language: string, where: string): string {
  const name = aliases[language] ?? language;
  if (name === 'plain' || name === '') return escapeHtml(source);
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(
      `Code in the language "${language}" can't be highlighted (${where}). It would be shown without colors. ` +
        'Add the language to themeConfig.prism.additionalLanguages in docusaurus.config.ts, or mark the block as `text`.',
    );
  }
  return Prism.highlight(source, grammar, name);
}
