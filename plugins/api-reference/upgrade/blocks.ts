import type { PhrasingContent, RootContent } from 'mdast';
import { intersects, minVersion } from 'semver';
import { readHistory, type HistoryLine } from '#library-facts/history/index.ts';
import { inline, md } from '../../markdown';
import { readSteps, type Step } from './lines';

const text = (value: string): PhrasingContent[] => [md.text(value)];
const newestFirst = (): HistoryLine[] => readHistory().toReversed();

/** `<NeededVersions />`: the requirements of each published line; lines with the same ones share a row. */
export function neededVersions(): RootContent[] {
  const rows: { lines: HistoryLine[]; cells: string[] }[] = [];
  for (const line of newestFirst()) {
    const cells = needsOf(line);
    const last = rows.at(-1);
    if (last && last.cells.join() === cells.join()) last.lines.push(line);
    else rows.push({ lines: [line], cells });
  }
  return [
    md.table([
      ['Table', 'React', 'Material UI', 'date-fns', 'Also to install', 'Module'].map(text),
      ...rows.map(({ lines, cells }) => [text(nameOf(lines)), ...cells.map((cell) => inline(cell))]),
    ]),
  ];
}

function nameOf(lines: HistoryLine[]): string {
  const [newest, oldest] = [lines[0], lines.at(-1)];
  if (!newest || !oldest) return '';
  if (newest.line === '1') return `material-table ${newest.version}`;
  return newest === oldest
    ? `${newest.line} (${newest.version})`
    : `${oldest.line} to ${newest.line} (${newest.version})`;
}

function needsOf({ needs, isModule }: HistoryLine): string[] {
  const muiPackage = materialUi(needs);
  const peers = ['@mui/system', '@date-io/core'].filter((name) => needs[name]);
  return [
    `\`${needs.react}\``,
    `\`${muiPackage}\` \`${needs[muiPackage]}\``,
    `\`${needs['date-fns']}\``,
    peers.map((name) => `\`${name}\` \`${needs[name]}\``).join(', ') || 'nothing',
    isModule ? 'ESM' : 'CommonJS',
  ];
}

function materialUi(needs: Record<string, string>): '@mui/material' | '@material-ui/core' {
  return needs['@mui/material'] ? '@mui/material' : '@material-ui/core';
}

const materialUiMajors = [9, 8, 7, 6, 5, 4];
const reactMajors = [19, 18, 17, 16];

/**
 * `<WhichVersion />`: the newest line made for a version of Material UI and of React. A line is made for the
 * first major version that its range accepts; a version without a line gets the nearest older line with an
 * open range.
 */
export function whichVersion(): RootContent[] {
  const rows = materialUiMajors.map((major) => [
    text(`Material UI ${major}`),
    ...reactMajors.map((react) => {
      const line = linesFor(major).find(({ needs }) => intersects(needs.react ?? '*', `${react}.x`));
      return line ? [md.code(`@material-table/core@${line.line}`)] : text('none');
    }),
  ]);
  return [md.table([[text('Your app has'), ...reactMajors.map((react) => text(`React ${react}`))], ...rows])];
}

function linesFor(materialUiMajor: number): HistoryLine[] {
  const lines = newestFirst().filter(({ line, needs }) => {
    const range = needs[materialUi(needs)] ?? '*';
    return line !== '1' && firstMajor(range) <= materialUiMajor && intersects(range, `${materialUiMajor}.x`);
  });
  const nearest = Math.max(...lines.map(({ needs }) => firstMajor(needs[materialUi(needs)] ?? '*')));
  return lines.filter(({ needs }) => firstMajor(needs[materialUi(needs)] ?? '*') === nearest);
}

function firstMajor(range: string): number {
  return minVersion(range)?.major ?? 0;
}

/** `<BreakingChanges />`: what breaks with each major version, with the guide's step about it. */
export function breakingChanges(): RootContent[] {
  const majors = new Map<string, Step[]>();
  for (const step of readSteps()) {
    const [major = ''] = step.line.split('.');
    majors.set(major, [...(majors.get(major) ?? []), step]);
  }
  return [...majors].flatMap(([major, steps]) => [
    md.heading(2, major === '2' ? 'From material-table 1 to 2' : `From ${Number(major) - 1} to ${major}`),
    md.table([
      [text('Change'), text('Version')],
      ...steps.map(({ line, title, anchor }) => [
        [md.link(`/docs/upgrade#${anchor}`, md.text(title))],
        text(line),
      ]),
    ]),
  ]);
}
