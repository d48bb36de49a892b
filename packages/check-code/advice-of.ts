import { placeOf } from '#kit/place-of';
import type { Advice, AdviceFacts, Finding, Rule, Severity } from './types';

/** A finding with its place and its rule's reason. @throws when the facts lack the rule's known issue. */
export function adviceOf(
  { id, reason: general }: Pick<Rule, 'id' | 'reason'>,
  { at, message, fix, issue: own }: Finding,
  source: string,
  facts: AdviceFacts,
): Advice {
  const reason = own === undefined ? general : { issue: own };
  const place = { ...placeOf(source, at.from), from: at.from, to: at.to };
  const rest = { rule: id, message, ...place, ...(fix ? { fix } : {}) };
  if (!('issue' in reason)) {
    const { href, says, severity, cure } = reason;
    return { ...rest, href, why: says, severity, ...(cure ? { cure } : {}) };
  }
  const issue = facts.issues[reason.issue];
  if (!issue)
    throw new Error(
      `The rule "${id}" names the known issue "${reason.issue}", which the facts don't have: the advice would have no reason. Run the build again.`,
    );
  const { title, cure } = issue;
  const severity = severityOf(reason, facts);
  return { ...rest, ...(cure ? { cure } : {}), severity, why: title, href: hrefOf(reason) };
}

/** The severity of a finding: that of the known issue it names, unless the rule has its own. */
export function severityOf(reason: Rule['reason'], { issues }: Pick<AdviceFacts, 'issues'>): Severity {
  if (!('issue' in reason)) return reason.severity;
  return reason.severity ?? issues[reason.issue]?.severity ?? 'warning';
}

/** The page that explains what a rule finds, with its anchor. */
export function hrefOf(reason: Rule['reason']): string {
  return 'issue' in reason ? `/docs/known-issues#${reason.issue}` : reason.href;
}
