import {
  readKnownIssues,
  type KnownIssue,
  type Severity as IssueSeverity,
} from '../api-reference/known-issues/read';
import { renames } from '#library-facts/data/renames';
import { readHistory } from '#library-facts/history';
import { loadModel } from '#library-facts/installed';
import { rules } from '#check-code/rules';
import type { AdviceFacts, Severity } from '#check-code/types';

/** The severity of advice about a known issue. */
const loudness: Record<IssueSeverity, Severity> = {
  breaks: 'error',
  'loses-data': 'error',
  surprises: 'warning',
  cosmetic: 'hint',
};

/** What the rules need from the known issues and the API's history, read from the repository. */
export function adviceFacts(): AdviceFacts {
  return { issues: issueFacts(), names: nameFacts(), members: memberFacts(), plainTypes: plainTypes() };
}

/** Members that nothing reads, and those that a known issue declares as without effect. */
function withoutEffect({ affects, corrects = {}, noEffect }: KnownIssue): string[] {
  return affects.filter((ref) => noEffect || corrects[ref] === 'never');
}

/** @throws when a rule names a known issue that doesn't exist. */
function issueFacts(): AdviceFacts['issues'] {
  const named = rules.flatMap(({ reason }) => ('issue' in reason ? [reason.issue] : []));
  const facts = Object.fromEntries(
    readKnownIssues().flatMap((issue) => {
      const { id, title, severity, cure } = issue;
      const noEffect = withoutEffect(issue);
      const isNamed = noEffect.length > 0 || named.includes(id);
      const words = { title, severity: loudness[severity], ...(cure ? { cure } : {}) };
      return isNamed ? [[id, { ...words, ...(noEffect.length > 0 ? { noEffect } : {}) }]] : [];
    }),
  );
  for (const { id, reason } of rules)
    if ('issue' in reason && !facts[reason.issue])
      throw new Error(
        `The rule "${id}" names the known issue "${reason.issue}", but docs/_known-issues has no such file: its advice would have no reason. ` +
          'Correct the name in packages/check-code/rules, or remove the rule.',
      );
  return facts;
}

/** The members of the table's objects. */
function memberFacts(): AdviceFacts['members'] {
  const facts: AdviceFacts['members'] = {};
  for (const { group, name } of loadModel().members.values()) (facts[group] ??= []).push(name);
  return facts;
}

/** Types such as `number` and `number | boolean`: a value of another kind doesn't fit there. */
function plainTypes(): AdviceFacts['plainTypes'] {
  const isPlain = (type: string) => /^(?:(?:number|string|boolean|undefined|\|)\s*)+$/.test(type);
  const all = [...loadModel().members.values()];
  return Object.fromEntries(
    all.flatMap(({ group, name, type }) => (isPlain(type) ? [[`${group}.${name}`, type]] : [])),
  );
}

/** Names that a line removed and that 8.0.3 lacks, with their replacements. */
function nameFacts(): AdviceFacts['names'] {
  const members = new Set<string>(loadModel().members.keys());
  const facts: AdviceFacts['names'] = {};
  for (const { line, removed } of readHistory()) {
    for (const ref of removed) {
      if (members.has(ref)) continue;
      const [group = '', ...path] = ref.split('.');
      const to = renames
        .find(({ from }) => from === ref)
        ?.to.split('.')
        .slice(1)
        .join('.');
      (facts[group] ??= {})[path.join('.')] = { line, ...(to ? { to } : {}) };
    }
  }
  return facts;
}
