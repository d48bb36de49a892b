import { adviseOn, findingsOf } from '..';
import { applyEdits } from '../fixes';
import { Program } from '../program/program';
import { asSentence } from '../sentences';
import type { AdviceFacts, Edit, Rule, Step } from '../types';
import { bulkKeys } from './rules/bulk';
import { exportMenu } from './rules/export-menu';
import { dateFns, exporters, iconNames, materialNames, materialUi, otherWays } from './rules/imports';
import { removedProps, slotProps, styleProps } from './rules/material-props';
import { membersElsewhere, removedMembers } from './rules/members';
import { pagerProps } from './rules/pager';
import { wholeRowPanels } from './rules/panels';
import { changedByReact } from './rules/react';
import { remoteOrder } from './rules/remote-order';
import { renderOfGroups, rowClickAction } from './rules/retyped';
import { rowsById } from './rules/rows';
import { ownTableData } from './rules/table-data';
import { pickerLanguage } from './rules/texts';
import { styledProperties, themeParts } from './rules/theme';
import { wrapperProps } from './rules/wrappers';

export type { Step } from '../types';

const rules: Rule[] = [
  otherWays,
  materialUi,
  materialNames,
  themeParts,
  styledProperties,
  iconNames,
  exporters,
  dateFns,
  removedMembers,
  membersElsewhere,
  exportMenu,
  slotProps,
  pagerProps,
  wholeRowPanels,
  styleProps,
  removedProps,
  changedByReact,
  rowsById,
  ownTableData,
  renderOfGroups,
  rowClickAction,
  remoteOrder,
  bulkKeys,
  pickerLanguage,
  wrapperProps,
];

/**
 * What a program for the line `since` uses and later lines changed, newest first.
 * @param since `1` for the original material-table, else such as `4.3`.
 */
export function upgradeSteps(source: string, fileName: string, facts: AdviceFacts, since: string): Step[] {
  const program = new Program(source, fileName);
  const own = findingsOf(rules, program, facts, ({ href = '' }) => ({ href }));
  const advised = adviseOn(program, facts).flatMap((advice): Step[] => {
    const { rule, severity, message, cure, from, to } = advice;
    // A rule of this folder reports the same, or its change covers it.
    const isKnown = own.some(
      (step) =>
        (step.from === from && step.to === to) ||
        step.fix?.edits.some((edit) => edit.from <= from && to <= edit.to),
    );
    if (isKnown || (!advice.since && severity !== 'error' && !alsoWrong.includes(rule))) return [];
    return [{ ...advice, message: cure ? `${message} ${asSentence(cure)}` : message }];
  });
  return [...own, ...advised]
    .map((step) => withLineEnds(source, step))
    .filter((step) => step.since === undefined || compareLines(step.since, since) > 0)
    .sort((a, b) => compareLines(b.since ?? '', a.since ?? '') || a.from - b.from);
}

/** A change in the line ends of its file. */
function withLineEnds(source: string, { fix, ...step }: Step): Step {
  if (!fix) return step;
  if (!source.includes('\r\n')) return { ...step, fix };
  const edits = fix.edits.map((edit) => ({ ...edit, insert: edit.insert.replace(/\r?\n/g, '\r\n') }));
  return { ...step, fix: { ...fix, edits } };
}

/** A program after all mechanical changes. */
export function upgradeAll(source: string, fileName: string, facts: AdviceFacts, since: string): string {
  return upgradeWhole(source, fileName, facts, since).text;
}

/** The same, with the steps that remain. */
export function upgradeWhole(
  source: string,
  fileName: string,
  facts: AdviceFacts,
  since: string,
): { text: string; left: Step[] } {
  let text = source;
  let left = upgradeSteps(text, fileName, facts, since);
  // A change is searched for in the text that the earlier ones have produced.
  for (let round = 0; round < 200; round += 1) {
    const edits = editsOfRound(left);
    if (edits.length === 0) break;
    text = applyEdits(text, edits);
    left = upgradeSteps(text, fileName, facts, since);
  }
  return { text, left };
}

/** Changes of one reading, as long as none touches another: what one wrote is read before the next. */
function editsOfRound(steps: readonly Step[]): Edit[] {
  const taken: Edit[] = [];
  for (const { fix } of steps) {
    const isApart = fix?.edits.every(({ from, to }) =>
      taken.every((other) => to < other.from || other.to < from),
    );
    if (fix && isApart) taken.push(...fix.edits);
  }
  return taken;
}

/** Compare `4.10` with `4.9` by their numbers. */
export function compareLines(one: string, other: string): number {
  const [a = 0, b = 0] = one.split('.').map(Number);
  const [c = 0, d = 0] = other.split('.').map(Number);
  return a - c || b - d;
}

/** Rules of advice that are no errors, but break what worked before. */
const alsoWrong = ['table-first', 'partial-icons', 'rows-without-id'];
