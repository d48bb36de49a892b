import type ts from 'typescript';
import { completionsAt, detailsOf } from './completions';
import { documentationOf } from './documentation';
import type { Language } from './language';
import { findProblems } from './problems';
import type { Answers, Hover, ProgramText, Question } from './protocol';
import { signatureAt } from './signature';

/** Answer a question about a program. */
export function answer(language: Language, question: Question): Answers[keyof Answers] {
  switch (question.ask) {
    case 'problems':
      return problemsOfAll(language, question);
    case 'completions':
      return completionsAt(language, question, question.position);
    case 'details':
      return detailsOf(language, question, question.position, question.name);
    case 'hover':
      return hoverAt(language, question, question.position);
    case 'signature':
      return signatureAt(language, question, question.position);
  }
}

function problemsOfAll(language: Language, { files }: ProgramText): Answers['problems'] {
  return Object.fromEntries(
    files.map(({ name }) => [name, findProblems(language, { files, file: name })] as const),
  );
}

function hoverAt({ ts, open }: Language, program: ProgramText, position: number): Hover | undefined {
  const { service, path } = open(program);
  const info: ts.QuickInfo | undefined = service.getQuickInfoAtPosition(path, position);
  if (!info) return undefined;
  return {
    from: info.textSpan.start,
    to: info.textSpan.start + info.textSpan.length,
    signature: ts.displayPartsToString(info.displayParts),
    ...documentationOf(ts, info.documentation, info.tags),
  };
}
