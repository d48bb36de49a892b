import { placeOf } from '#kit/place-of';
import type { Advice, AdviceFacts, Finding, Rule } from './types';

/** A finding with its place and the reason of its rule. @throws when the facts lack the known issue that the rule names. */
export function adviceOf(
  { id, reason }: Pick<Rule, 'id' | 'reason'>,
  { at, message, fix }: Finding,
  source: string,
  facts: AdviceFacts,
): Advice {
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
  const { title, ...words } = issue;
  const severity = reason.severity ?? words.severity;
  return { ...rest, ...words, severity, why: title, href: `/docs/known-issues#${reason.issue}` };
}
