import { structuredPatch } from 'diff';
import { examine } from '#check-code/examine.ts';
import { applyEdits } from '#check-code/fixes.ts';
import { describeAdvice, readingSentence } from '#check-code/sentences.ts';
import type { AdviceFacts, Fix } from '#check-code/types.ts';
import { parsed, type Content } from './content';
import { longestAnswer } from './limits';

/** The findings of the editor's rules: first whether the program could be checked, then each with its fix. */
export function checkProgram(content: Content, code: string, fileName: string): string {
  const found = examine(code, fileName, parsed<AdviceFacts>(content, 'advice.json'));
  const { advice } = found;
  const lines = advice.map(
    (one) => `- ${describeAdvice(one, fileName)}${one.fix ? `\n${changeOf(one.fix, code)}` : ''}`,
  );
  return [
    readingSentence(found, fileName, advice.length),
    ...(found.kind === 'checked' && advice.length === 0
      ? ['The rules know the table but not your data, so run the program, too.']
      : []),
    ...firstOf(lines),
  ].join('\n');
}

/** As many as an answer may have. */
function firstOf(lines: readonly string[]): string[] {
  let size = 0;
  const shown = lines.filter((line) => (size += line.length) <= longestAnswer);
  const rest = lines.length - shown.length;
  return rest === 0 ? shown : [...shown, `… and ${rest} more. Check again after these are fixed.`];
}

/** A fix as whole lines and their replacement; for a very long line, only the change. */
function changeOf({ label, edits }: Fix, code: string): string {
  const { hunks } = structuredPatch('', '', code, applyEdits(code, edits), '', '', { context: 0 });
  const changed = hunks.flatMap(({ oldStart, lines }) => [`@@ line ${oldStart}`, ...lines]);
  const lines = changed.every((line) => line.length < 300)
    ? changed
    : edits.flatMap(({ from, to, insert }) => [`-${code.slice(from, to)}`, `+${insert}`]);
  return `  ${label}:\n\`\`\`diff\n${lines.join('\n')}\n\`\`\``;
}
