import {
  readKnownIssues,
  severities,
  type Severity as IssueSeverity,
} from '../api-reference/known-issues/read';
import { renames } from '#library-facts/data/renames';
import { readHistory } from '#library-facts/history';
import { loadModel } from '#library-facts/installed';
import { rules } from '#check-code/rules';
import { runtimeRules } from '#check-code/runtime/rules';
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

/** @throws when a rule names a known issue that doesn't exist. */
function issueFacts(): AdviceFacts['issues'] {
  const issues = new Map(readKnownIssues().map((issue) => [issue.id, issue]));
  const facts: AdviceFacts['issues'] = {};
  for (const { id, reason } of [...rules, ...runtimeRules]) {
    if (!('issue' in reason)) continue;
    const issue = issues.get(reason.issue);
    if (!issue)
      throw new Error(
        `The rule "${id}" names the known issue "${reason.issue}", but docs/_known-issues has no such file: its advice would have no reason. ` +
          'Correct the name in packages/check-code/rules, or remove the rule.',
      );
    const { title, severity, cure } = issue;
    facts[reason.issue] = {
      title,
      severity: loudness[severity satisfies keyof typeof severities],
      ...(cure ? { cure } : {}),
    };
  }
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
