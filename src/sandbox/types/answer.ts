import type ts from 'typescript';
import { completionsAt, detailsOf } from './completions';
import { documentationOf } from './documentation';
import type { Language } from './language';
import { findProblems } from './problems';
import type { Answers, Hover, Question } from './protocol';
import { signatureAt } from './signature';

/** Answer a question about a program. */
export function answer(language: Language, question: Question): Answers[keyof Answers] {
  switch (question.ask) {
    case 'problems':
      return findProblems(language, question.text);
    case 'completions':
      return completionsAt(language, question.text, question.position);
    case 'details':
      return detailsOf(language, question.text, question.position, question.name);
    case 'hover':
      return hoverAt(language, question.text, question.position);
    case 'signature':
      return signatureAt(language, question.text, question.position);
  }
}

function hoverAt({ ts, open, service }: Language, text: string, position: number): Hover | undefined {
  const info: ts.QuickInfo | undefined = service.getQuickInfoAtPosition(open(text), position);
  if (!info) return undefined;
  return {
    from: info.textSpan.start,
    to: info.textSpan.start + info.textSpan.length,
    signature: ts.displayPartsToString(info.displayParts),
    ...documentationOf(ts, info.documentation, info.tags),
  };
}
