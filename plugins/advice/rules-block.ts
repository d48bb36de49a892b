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
  const listOf = (listed: readonly ListedRule[]) =>
    md.list(
      listed.map(({ id, title, reason }) => [
        md.link('issue' in reason ? `/docs/known-issues#${reason.issue}` : reason.href, ...inline(title)),
        md.text(' · '),
        md.code(id),
      ]),
    );
  return [
    ...(Object.keys(headings) as Severity[]).flatMap((severity) => [
      md.heading(3, headings[severity]),
      listOf(rules.filter(({ reason }) => severityOf(reason, issues) === severity)),
    ]),
    md.heading(3, 'What only shows while it runs'),
    listOf(seenRules),
  ];
}

type ListedRule = Pick<Rule, 'id' | 'title' | 'reason'>;

function severityOf(reason: Rule['reason'], issues: AdviceFacts['issues']): Severity {
  if (!('issue' in reason)) return reason.severity;
  return reason.severity ?? issues[reason.issue]?.severity ?? 'warning';
}
