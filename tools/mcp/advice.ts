import { checkCode } from '../../plugins/advice/check-code';
import { describeExamination, readingSentence } from '#check-code/sentences';

/** What the editor's rules report about a program: first whether it could be checked, then each finding, in text order. */
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
