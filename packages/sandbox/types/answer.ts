import type ts from 'typescript';
import type { Language } from './language';
import type { TypeScript } from './options';
import { findProblems } from './problems';
import type {
  Answers,
  Completions,
  Documentation,
  Facts,
  Hover,
  ProgramText,
  Question,
  Signature,
} from './protocol';

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

/** The completions at a position. */
function completionsAt({ open }: Language, program: ProgramText, position: number): Completions | undefined {
  const { service, path } = open(program);
  const found = service.getCompletionsAtPosition(path, position, {
    includeCompletionsForModuleExports: false,
    includeCompletionsWithInsertText: false,
    jsxAttributeCompletionStyle: 'none',
  });
  if (!found) return undefined;
  const { optionalReplacementSpan: span, entries } = found;
  return {
    from: span?.start ?? position,
    to: span ? span.start + span.length : position,
    offers: entries
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
  return (
    found && {
      signature: ts.displayPartsToString(found.displayParts),
      ...documentationOf(ts, found.documentation, found.tags),
    }
  );
}

/** The call whose arguments contain a position. */
function signatureAt({ ts, open }: Language, program: ProgramText, position: number): Signature | undefined {
  const { service, path } = open(program);
  const found = service.getSignatureHelpItems(path, position, undefined);
  const item = found?.items[found.selectedItemIndex];
  if (!found || !item) return undefined;
  const textOf = ts.displayPartsToString;
  return {
    from: found.applicableSpan.start,
    before: textOf(item.prefixDisplayParts),
    parameters: item.parameters.map(({ displayParts }) => textOf(displayParts)),
    after: textOf(item.suffixDisplayParts),
    active: found.argumentIndex,
    ...documentationOf(ts, item.documentation, []),
  };
}

/** The comment of a declaration. */
function documentationOf(
  typescript: TypeScript,
  parts: ts.SymbolDisplayPart[] | undefined,
  tags: ts.JSDocTagInfo[] | undefined,
): Documentation {
  const textOf = (some: ts.SymbolDisplayPart[] | undefined) => typescript.displayPartsToString(some);
  return {
    text: textOf(parts),
    tags: (tags ?? []).map(({ name, text }) => ({ name, text: textOf(text) })),
  };
}
