import { placeOf } from '#kit/place-of.ts';
import type { Advice, AdviceFacts, Finding, Rule } from './types';

/** A finding with its place and its reason. @throws when the facts have none. */
export function adviceOf(
  { id }: Pick<Rule, 'id'>,
  { at, message, fix, reason: key = id }: Finding,
  source: string,
  { reasons }: AdviceFacts,
): Advice {
  const reason = reasons[key];
  if (!reason)
    throw new Error(
      `The facts have no reason for "${key}": the advice would have none. Run the build again.`,
    );
  const { from, to } = at;
  return { rule: id, message, ...placeOf(source, from), from, to, ...(fix ? { fix } : {}), ...reason };
}
