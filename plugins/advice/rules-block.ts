import { diffLines } from 'diff';
import type { RootContent } from 'mdast';
import { escapeHtml } from '#kit/escape-html.ts';
import { asSentence } from '#check-code/sentences.ts';
import { rules } from '#check-code/rules/index.ts';
import type { NamedRule, Severity } from '#check-code/types.ts';
import { inlineHtml } from '../api-reference/known-issues/nodes';
import { md } from '../markdown';
import { importNode, jsxElement } from '../mdx-nodes';
import { readReasons } from './reasons';

const headings: Record<Severity, string> = {
  error: 'Code that breaks or loses data',
  warning: 'Code that behaves unexpectedly',
  hint: 'Code that is slow or looks wrong',
};

/**
 * `<AdviceRules />`: the rules by severity, each with wrong and right code, and a link to the page that
 * explains it.
 * @param baseUrl the site's base path, for links inside the markup.
 */
export function adviceRules(baseUrl: string): () => RootContent[] {
  const reasons = readReasons();
  const hrefOf = (id: string) => reasons[id]?.href ?? '';
  const ruleHtml = (rule: NamedRule) =>
    `<details id="rule-${rule.id}"><summary>${inlineHtml(rule.title)} <code>${rule.id}</code></summary>` +
    `<p><a href="${baseUrl}${hrefOf(rule.id).slice(1)}">${inlineHtml(asSentence(reasons[rule.id]?.why ?? ''))}</a></p>` +
    `<div data-language="diff">${diffHtml(rule.bad, rule.good)}</div></details>`;
  return () => [
    importNode('Markup', '@site/src/components/Markup'),
    ...Object.entries(headings).flatMap(([severity, title]) => {
      const listed = rules.filter(({ id }) => reasons[id]?.severity === severity);
      const html = listed.map(ruleHtml).join('');
      return [md.heading(3, title), jsxElement('Markup', { className: 'folded-list', html })];
    }),
  ];
}

/** The change of a program, as lines: unchanged ones, and old and new ones. */
function diffHtml(before: string, after: string): string {
  const code = diffLines(`${before}\n`, `${after}\n`).map(({ value, added, removed }) => {
    const [tag, sign] = added ? ['ins', '+'] : removed ? ['del', '-'] : ['', ' '];
    const lines = value.slice(0, -1).split('\n');
    return lines.map((line) =>
      tag ? `<${tag}>${sign} ${escapeHtml(line)}\n</${tag}>` : `  ${escapeHtml(line)}\n`,
    );
  });
  return `<pre class="diff" tabindex="0">${code.flat().join('')}</pre>`;
}
