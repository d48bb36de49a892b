import { failuresIn } from '../run-parts.mjs';
import type { Update } from './new-versions';

/** One step of the try, and what it printed. */
export interface Step {
  name: string;
  isPassed: boolean;
  output: string;
}

/** The title of the issue, by which an open one is found. */
export function titleOf({ lead, version }: Update): string {
  return `Release: ${lead} ${version}`;
}

/** The issue about a new version: its changes, and the tests that fail with it. */
export function reportOf(update: Update, changes: string, steps: Step[]): string {
  const failed = steps.filter(({ isPassed }) => !isPassed);
  const verdict =
    failed.length === 0
      ? 'Everything that ran without a browser window is green with it.'
      : `Red with it: ${failed.map(({ name }) => name).join(', ')}.`;
  const installed = Object.entries(update.packages).map(([name, version]) => `- \`${name}\` ${version}`);
  return [
    `${verdict} Tried in a copy of \`main\`; nothing is changed there.`,
    `## Installed\n\n${installed.join('\n')}`,
    changes && `## What changes, and which pages need an update\n\n${folded(changes)}`,
    ...failed.map(
      ({ name, output }) => `## ${name}\n\n${folded(failuresIn(output).join('\n') || lastLines(output))}`,
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, 60_000);
}

/** A fence that what it holds can't close. */
function folded(text: string): string {
  return `\`\`\`\`text\n${text.trim().replaceAll('````', "'''")}\n\`\`\`\``;
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-60).join('\n');
}
