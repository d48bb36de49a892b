import { checkCode } from '../../plugins/advice/check-code';
import { describeExamination, readingSentence } from '#check-code/sentences';

/** What the rules of the site's editor say about a program: first whether it could be checked, then each finding, in the order of the text. */
export function checkProgram(code: string, fileName: string): string {
  const found = checkCode(code, fileName);
  const count = found.kind === 'checked' ? found.advice.length : 0;
  return [
    readingSentence(found, fileName, count),
    ...(found.kind === 'checked' && count === 0
      ? ['The rules know the table, not your data: run the program, too.']
      : []),
    ...describeExamination(found, fileName).map((line) => `- ${line}`),
  ].join('\n');
}
