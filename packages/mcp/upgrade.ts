import { examine } from '#check-code/examine.ts';
import { readingSentence } from '#check-code/sentences.ts';
import type { AdviceFacts } from '#check-code/types.ts';
import { lineOfVersion } from '#check-code/upgrade/lines.ts';
import { upgradeFile } from '#check-code/upgrade/file.ts';
import { guessLine } from '#check-code/upgrade/guess.ts';
import { parsed, type Content } from './content';
import { echo } from './limits';

/** The input: a file, and the version that it was written for, if known. */
interface Old {
  code: string;
  fileName: string;
  from?: string | undefined;
}

/** An old program after all mechanical changes, with what remains to do. */
export function upgradeProgram(content: Content, { code, fileName, from }: Old): string {
  const advice = parsed<AdviceFacts>(content, 'advice.json');
  const lines = parsed<string[]>(content, 'lines.json');
  const given = from === undefined ? undefined : lineOfVersion(from, lines);
  if (from !== undefined && given === undefined)
    throw new Error(
      `"${echo(from)}" is no version. Leave \`from\` out, or write one of ${lines.join(', ')}.`,
    );
  const guessed = given ?? guessLine([{ name: fileName, text: code }], advice, lines);
  const since = guessed ?? lines.at(-2) ?? '';
  const result = upgradeFile(code, fileName, advice, since);
  if (result.kind === 'unreadable') return result.reason;
  const { left, text } = result;
  const reading = examine(text, fileName, advice);
  return [
    ...(reading.kind === 'no-table' ? [readingSentence(reading, fileName, 0)] : []),
    versionSentence(given, guessed, since),
    text === code ? 'Nothing in it can be changed automatically.' : `\`\`\`tsx\n${text.trimEnd()}\n\`\`\``,
    ...(left.length > 0
      ? [
          `Left for you, in that code:\n${left
            .map(
              ({ since: changed, line, column, message, href }) =>
                `- ${line}:${column}${changed ? ` (changed in ${changed})` : ''} ${message} ${href}`,
            )
            .join('\n')}`,
        ]
      : ['No step is left. Run the program and check it with check_code.']),
  ].join('\n\n');
}

function versionSentence(given: string | undefined, guessed: string | undefined, since: string): string {
  const name = since === '1' ? 'material-table 1' : `version ${since}`;
  if (given !== undefined) return `Upgraded from ${name}.`;
  return guessed === undefined
    ? `Nothing in it shows its version, so it was read as ${name}. If package.json has an older one, pass it as \`from\`.`
    : `Upgraded from ${name}, guessed from the code. If package.json has another one, pass it as \`from\`.`;
}
