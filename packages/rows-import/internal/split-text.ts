/** A line of cells. A quoted value may contain line breaks, so it can be several lines of the file. */
export interface Line {
  /** Counted from 1. */
  number: number;
  count: number;
  cells: unknown[];
}

/** A closing quotation mark, which is not doubled. */
const closing = /"(?:"|(\s*))/g;

/**
 * Split text into lines and cells. A quotation mark that opens a value and has no partner before a separator is
 * part of that value: a parser of strict CSV would take all that follows, up to the next mark, for one value.
 * @param most the number of lines to read.
 */
export function splitText(text: string, separator: string, most = Infinity): Line[] {
  const lines: Line[] = [];
  const isEnd = (at: number) => at >= text.length || text[at] === separator || isBreak(text[at]);
  let at = 0;
  let number = 1;
  while (at < text.length && lines.length < most) {
    const line: Line = { number, count: 1, cells: [] };
    for (;;) {
      const start = at;
      let mark = at;
      // As in `1, "a, b"`.
      while (text[mark] === ' ' && !isEnd(mark)) mark += 1;
      const quoted = text[mark] === '"' ? endOfQuoted(text, mark, isEnd) : undefined;
      if (quoted === undefined) while (!isEnd(at)) at += 1;
      else at = quoted.end;
      const value = quoted?.value ?? text.slice(start, at);
      line.count += quoted ? (value.match(/\r\n|\r|\n/g)?.length ?? 0) : 0;
      line.cells.push(value.trim());
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    number += line.count;
    lines.push(line);
  }
  return lines;
}

function endOfQuoted(text: string, start: number, isEnd: (at: number) => boolean) {
  closing.lastIndex = start + 1;
  for (let mark = closing.exec(text); mark; mark = closing.exec(text)) {
    if (mark[1] === undefined) continue;
    // Blanks may follow the mark, but a tab can be the separator.
    let end = mark.index + 1;
    while (!isEnd(end) && text[end] === ' ') end += 1;
    if (!isEnd(end)) return undefined;
    return { value: text.slice(start + 1, mark.index).replaceAll('""', '"'), end };
  }
  return undefined;
}

function isBreak(letter: string | undefined): boolean {
  return letter === '\n' || letter === '\r';
}
