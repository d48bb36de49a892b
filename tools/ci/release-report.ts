import type { Update } from './new-versions';

/** One step of a test run: its output, and the names of the failed tests. */
export interface Step {
  name: string;
  isPassed: boolean;
  output: string;
  red: string[];
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
    changes && `## What changes, and which pages owe what\n\n${folded(changes)}`,
    ...failed.map(({ name, red, output }) =>
      red.length > 0
        ? `## ${name}\n\n${red.map((test) => `- ${test}`).join('\n')}`
        : `## ${name}\n\n${folded(lastLines(output))}`,
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, 60_000);
}

/** The names of the failed tests in the output of Vitest's JSON reporter. */
export function redTests(json: string): string[] {
  const { testResults } = JSON.parse(json) as {
    testResults: {
      name: string;
      message?: string;
      assertionResults: { fullName: string; status: string }[];
    }[];
  };
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    // A file that does not load has no tests to name.
    return failed.length > 0 || !message ? failed : [`${name}: ${message.split('\n')[0] ?? ''}`];
  });
}

/** A fence that its content can't close. */
function folded(text: string): string {
  return `\`\`\`\`text\n${text.trim().replaceAll('````', "'''")}\n\`\`\`\``;
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-60).join('\n');
}
