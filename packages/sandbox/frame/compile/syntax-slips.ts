import { getLineInfo } from 'acorn';
import { ProgramError } from '../messages/errors';

/** A frequent mistake: a text without it, to test whether it is the cause, and its message. */
interface Slip {
  /** Where the mistake is, or -1. */
  find: (source: string) => number;
  repair: (source: string) => string;
  message: string;
}

const fence = /^[ \t]*(?:```|~~~).*$/gm;
const curly = /[“”„‟‘’‚‛]/;
const htmlComment = /<!--([\s\S]*?)-->/g;

const slips: Slip[] = [
  {
    find: (source) => source.search(/^[ \t]*(?:```|~~~)/m),
    repair: (source) => insideFences(source) ?? source.replace(fence, ''),
    message:
      'The fence of a Markdown page (```) was pasted along. Delete its lines, and the text around them, so that only code is left.',
  },
  {
    find: (source) => source.search(curly),
    repair: (source) => source.replace(/[“”„‟]/g, '"').replace(/[‘’‚‛]/g, "'"),
    message:
      'The quotes are curly (“ ” or ‘ ’), as a word processor writes them. Code needs straight ones: " or \'.',
  },
  {
    find: (source) => source.search(htmlComment),
    repair: (source) =>
      source.replace(htmlComment, (_, text: string) => `{/*${text.replace(/\*\//g, '')}*/}`),
    message: 'A comment of HTML (`<!-- … -->`) is none in JSX: write `{/* … */}`.',
  },
];

const siblings =
  'Two elements stand side by side where one is expected. Put a fragment around them: `<>` before the first, `</>` after the last.';

/** Limits of attempts and program length, to keep it fast. */
const limits = { tries: 60, source: 60_000 };

/**
 * Find the mistake behind a syntax error: the text without it can be parsed.
 * @param fault the parser's message, and where it stopped.
 * @param read throws on a syntax error.
 */
export function findSlip(
  source: string,
  fault: ProgramError,
  read: (source: string) => unknown,
): ProgramError | undefined {
  if (source.length > limits.source) return undefined;
  const isReadable = (text: string) => {
    try {
      read(text);
      return true;
    } catch {
      return false;
    }
  };
  for (const { find, repair, message } of slips) {
    const offset = find(source);
    if (offset >= 0 && isReadable(repair(source))) return faultAt(source, offset, message);
  }
  const found = findMissingComma(source, fault, isReadable) ?? findOpenBraces(source, isReadable);
  if (found) return found;
  const sibling = findSiblings(source, fault.position.line, isReadable);
  return sibling === undefined ? undefined : faultAt(source, sibling, siblings);
}

/**
 * Find mistakes that can be parsed but mean something else: a fence is a template literal, and sucrase drops
 * an import in which a comma is missing.
 * @throws ProgramError with the place.
 */
export function checkReadableSlips(source: string): void {
  const [markdown] = slips;
  if (/^\s*```/.test(source) && markdown) throw faultAt(source, markdown.find(source), markdown.message);
  const glued = /^[ \t]*import\s+[\w$]+(?=from\s*['"])/m.exec(source);
  if (glued)
    throw faultAt(source, glued.index + glued[0].length, 'A space is missing before `from` in this import.');
  for (const { index, 0: statement, 1: list = '' } of source.matchAll(
    /^[ \t]*import\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^{}]*)\}\s*from\b/gm,
  )) {
    // Comments become spaces, to keep all offsets.
    const plain = list.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => ' '.repeat(comment.length));
    for (const item of plain.matchAll(/[^,]+/g)) {
      const words = [...item[0].matchAll(/[\w$]+/g)];
      const last = words.at(-1);
      if (!last || isImportItem(words.map(([word]) => word))) continue;
      const offset = index + statement.indexOf(list) + item.index + last.index;
      throw faultAt(
        source,
        offset,
        `A comma is missing before \`${last[0]}\`: the names of an import are separated by commas.`,
      );
    }
  }
}

/** `Button`, `Button as Knob`, and each with `type` before it. */
function isImportItem(words: string[]): boolean {
  const names = words[0] === 'type' && words.length > 1 && words[1] !== 'as' ? words.slice(1) : words;
  return names.length <= 1 || (names.length === 3 && names[1] === 'as') || words.length > 4;
}

function insideFences(source: string): string | undefined {
  return /^[ \t]*(?:```|~~~).*\n([\s\S]*?)^[ \t]*(?:```|~~~)/m.exec(source)?.[1];
}

/** Two members, items or arguments with nothing between them, or with an unfinished first one. */
function findMissingComma(
  source: string,
  { message, position: { line, column = 1 } }: ProgramError,
  isReadable: (text: string) => boolean,
): ProgramError | undefined {
  if (line === undefined || !message.endsWith('expected ","')) return undefined;
  const offset = offsetOfLine(source, line) + column - 1;
  const [next = ''] = /^(?:[\w$]+|.)/.exec(source.slice(offset)) ?? [];
  const isFixed = (missing: string) =>
    isReadable(`${source.slice(0, offset)}${missing},${source.slice(offset)}`);
  const end = ['', '}', ']', ')'].find(isFixed);
  if (end === undefined) return undefined;
  return new ProgramError(
    'syntax',
    end === ''
      ? `A comma is missing before \`${next}\`.`
      : `\`${end}\` and a comma are missing before \`${next}\`: the code above it is not closed.`,
    { line, column },
  );
}

/** A prop whose braces aren't closed before its element ends: a parser stops elsewhere. */
function findOpenBraces(source: string, isReadable: (text: string) => boolean): ProgramError | undefined {
  const ends = [...source.matchAll(/^[ \t]*\/?>/gm)].map(({ index, 0: text }) => index + text.search(/\S/));
  for (const end of ends.slice(-8)) {
    for (const missing of ['}', '}}', ']}', ')}', '})}']) {
      if (isReadable(`${source.slice(0, end)}${missing}${source.slice(end)}`))
        return faultAt(source, end, `\`${missing}\` is missing before the end of the element.`);
    }
  }
  return undefined;
}

/** Where an element begins after another one without a fragment around both. */
function findSiblings(
  source: string,
  faultyLine: number | undefined,
  isReadable: (text: string) => boolean,
): number | undefined {
  const second = [...source.matchAll(/(?:\/>|<\/[\w.]*>)\s*(?=<[A-Za-z>])/g)];
  if (second.length === 0) return undefined;
  const end = faultyLine === undefined ? source.length : offsetOfLine(source, faultyLine + 1);
  const starts = [...source.matchAll(/(?:=>|return|\(|=|\?|:|&&|^)\s*(?=<[A-Za-z>])/gm)]
    .map(({ index, 0: text }) => index + text.length)
    .filter((offset) => offset < end)
    .reverse();
  let tries = 0;
  for (const start of starts.slice(0, 12)) {
    const ends = [...source.slice(start).matchAll(/(?:\/>|<\/[\w.]*>)(?=\s*(?:[);,}\]]|$|\n\s*\n))/g)];
    for (const { index, 0: tag } of ends.slice(0, 8)) {
      tries += 1;
      if (tries > limits.tries) return undefined;
      const last = start + index + tag.length;
      const fixed = `${source.slice(0, start)}<>${source.slice(start, last)}</>${source.slice(last)}`;
      if (!isReadable(fixed)) continue;
      const place = second.find(({ index: at, 0: text }) => at > start && at + text.length < last);
      if (place) return place.index + place[0].length;
    }
  }
  return undefined;
}

/** Where a line (from 1) begins. */
function offsetOfLine(source: string, line: number): number {
  let offset = 0;
  for (let count = 1; count < line; count += 1) {
    const next = source.indexOf('\n', offset);
    if (next < 0) return source.length;
    offset = next + 1;
  }
  return offset;
}

function faultAt(source: string, offset: number, message: string): ProgramError {
  const { line, column } = getLineInfo(source, offset);
  return new ProgramError('syntax', message, { line, column: column + 1 });
}
