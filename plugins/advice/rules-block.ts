import type { RootContent } from 'mdast';
import { inline, md } from '../markdown';
import { hrefOf, severityOf } from '#check-code/advice-of';
import { rules } from '#check-code/rules';
import { seenRules } from '#check-code/seen/rules';
import type { Rule, Severity } from '#check-code/types';
import { adviceFacts } from './facts';

const headings: Record<Severity, string> = {
  error: 'What breaks or loses data',
  warning: 'What does other than it says',
  hint: 'What costs something, or looks wrong',
};

/** `<AdviceRules />`: what Advice warns about, by severity, and what it sees while a program runs, each with a link to the page that explains it. */
export function adviceRules(): RootContent[] {
  const facts = adviceFacts();
  const listOf = (listed: readonly ListedRule[]) =>
    md.list(
      listed.map(({ id, title, reason }) => [
        md.link(hrefOf(reason), ...inline(title)),
        md.text(' · '),
        md.code(id),
      ]),
    );
  return [
    ...(Object.keys(headings) as Severity[]).flatMap((severity) => [
      md.heading(3, headings[severity]),
      listOf(rules.filter(({ reason }) => severityOf(reason, facts) === severity)),
    ]),
    md.heading(3, 'What only shows while it runs'),
    listOf(seenRules),
  ];
}

type ListedRule = Pick<Rule, 'id' | 'title' | 'reason'>;
