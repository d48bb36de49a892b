import { adviseOn } from '..';
import { applyEdits } from '../fixes';
import { Program } from '../program/program';
import { asSentence } from '../sentences';
import type { AdviceFacts, Edit } from '../types';
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
import { stepPlace } from './place';
import type { Step, UpgradeRule } from './types';

export type { Step } from './types';

const rules: UpgradeRule[] = [
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
  const own = rules.flatMap(({ line, href, check }) =>
    [...check(program, facts)].map((found): Step => ({
      line: found.line ?? line,
      message: found.message,
      href,
      ...stepPlace(source, found.at),
      ...(found.fix ? { fix: found.fix } : {}),
      ...(found.isUnsure ? { isUnsure: true } : {}),
    })),
  );
  const advised = adviseOn(program, facts).flatMap((advice): Step[] => {
    const { rule, severity, message, cure, href, from, to, fix } = advice;
    const line = adviceLines[rule];
    // A rule of this folder reports the same, or its change covers it.
    const isKnown = own.some(
      (step) =>
        (step.from === from && step.to === to) ||
        step.fix?.edits.some((edit) => edit.from <= from && to <= edit.to),
    );
    if (isKnown || (line === undefined && severity !== 'error' && !alsoWrong.includes(rule))) return [];
    const words = cure ? `${message} ${asSentence(cure)}` : message;
    return [
      {
        ...(line ? { line } : {}),
        message: words,
        href,
        ...stepPlace(source, { from, to }),
        ...(fix ? { fix } : {}),
      },
    ];
  });
  return [...own, ...advised]
    .map((step) => withLineEnds(source, step))
    .filter(({ line }) => line === undefined || isNewer(line, since))
    .sort((a, b) => compareLines(b.line ?? '', a.line ?? '') || a.from - b.from);
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

const isNewer = (line: string, since: string) => compareLines(line, since) > 0;

/** Rules of advice that are no errors, but break what worked before. */
const alsoWrong = ['table-first', 'partial-icons', 'rows-without-id'];

/** The rules of advice that tell of a change between versions, by the line that brought it. */
const adviceLines: Record<string, string> = {
  'old-package': '2.0',
  'table-data-index': '3.0',
  'deleted-table-data': '3.0',
  'changed-array': '3.0',
  'row-by-identity': '3.0',
  'old-detail-panel': '3.1',
  'renamed-paging': '3.1',
  'renamed-double-click': '4.2',
  'sorting-option': '4.3',
  'sorting-unread': '4.3',
  'padding-default': '6.0',
};
