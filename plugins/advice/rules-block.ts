import type { RootContent } from 'mdast';
import { inline, md } from '../markdown';
import { rules } from '#check-code/rules';
import { seenRules } from '#check-code/seen/rules';
import type { AdviceFacts, Rule, Severity } from '#check-code/types';
import { adviceFacts } from './facts';

const headings: Record<Severity, string> = {
  error: 'What breaks or loses data',
  warning: 'What does other than it says',
  hint: 'What costs something, or looks wrong',
};

/** `<AdviceRules />`: what Advice warns about, by severity, and what it sees while a program runs, each with a link to the page that explains it. */
export function adviceRules(): RootContent[] {
  const { issues } = adviceFacts();
  const lineOf = (rule: Pick<Rule, 'id' | 'reason'>) => describe(rule, issues);
  const lines = rules.map(lineOf);
  return [
    ...(Object.keys(headings) as Severity[]).flatMap((severity) => [
      md.heading(3, headings[severity]),
      listOf(lines.filter((line) => line.severity === severity)),
    ]),
    md.heading(3, 'What only shows while it runs'),
    listOf(seenRules.map(lineOf)),
  ];
}

const listOf = (lines: ReturnType<typeof describe>[]) =>
  md.list(lines.map(({ href, text, id }) => [md.link(href, ...inline(text)), md.text(' · '), md.code(id)]));

function describe({ id, reason }: Pick<Rule, 'id' | 'reason'>, issues: AdviceFacts['issues']) {
  if (!('issue' in reason))
    return { id, href: reason.href, text: sentence(reason.says), severity: reason.severity };
  const issue = issues[reason.issue];
  return {
    id,
    href: `/docs/known-issues#${reason.issue}`,
    text: issue?.title ?? reason.issue,
    severity: reason.severity ?? issue?.severity ?? 'warning',
  } as const;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '');
