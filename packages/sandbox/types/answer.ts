import type ts from 'typescript';
import type { Language } from './language';
import type { TypeScript } from './options';
import { findProblems } from './problems';
import type { Answers, Completions, Facts, Hover, ProgramText, Question } from './protocol';

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
  const { start, length } = info.textSpan;
  return { from: start, to: start + length, ...factsOf(ts, info) };
}

/** The completions at a position. */
function completionsAt({ open }: Language, program: ProgramText, position: number): Completions | undefined {
  const { service, path } = open(program);
  const found = service.getCompletionsAtPosition(path, position, {
    includeCompletionsForModuleExports: false,
    includeCompletionsWithInsertText: false,
    jsxAttributeCompletionStyle: 'none',
  });
  if (!found) return undefined;
  return {
    from: found.optionalReplacementSpan?.start,
    offers: found.entries
      .filter(({ kind }) => kind !== 'warning')
      .map(({ name, kind, sortText }) => ({ name, kind, rank: Number.parseInt(sortText, 10) || 99 })),
  };
}

/** Details of one completion. */
function detailsOf(
  { ts, open }: Language,
  program: ProgramText,
  position: number,
  name: string,
): Facts | undefined {
  const { service, path } = open(program);
  const found = service.getCompletionEntryDetails(path, position, name, {}, undefined, undefined, undefined);
  return found && factsOf(ts, found);
}

/** A declaration and its comment. */
function factsOf(
  { displayPartsToString }: TypeScript,
  { displayParts, documentation, tags = [] }: Pick<ts.QuickInfo, 'displayParts' | 'documentation' | 'tags'>,
): Facts {
  return {
    signature: displayPartsToString(displayParts),
    text: displayPartsToString(documentation),
    tags: tags.map(({ name, text }) => ({ name, text: displayPartsToString(text) })),
  };
}
