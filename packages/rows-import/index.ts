import { findColumns } from './columns';
import { isJson, readJson } from './read-json';
import { readText } from './read-text';
import { NotReadable, type Imported } from './types';
import { writeProgram } from './write-program';

export { NotReadable, type Imported } from './types';

/** The largest file that is read, in bytes. */
const mostBytes = 5 * 1024 * 1024;

/**
 * Create a program from a visitor's file.
 * @param bytes CSV, TSV, cells of a spreadsheet, or JSON; UTF-8, UTF-16 with its mark, or Windows-1252.
 * @param name the file's name, which becomes the table's title.
 * @param header the line with the names of the columns, 0 for none; without it, it is found.
 * @throws NotReadable when it is no table; the message says what to do.
 */
export function importRows(bytes: Uint8Array, name = '', header?: number): Imported {
  if (bytes.length > mostBytes)
    throw new NotReadable(
      `This is ${(bytes.length / 1024 / 1024).toFixed(1)} MB, and 5 MB fit. Take a part of the rows, or load them from a server as in “Remote data”.`,
    );
  const text = decode(bytes);
  const start = text.slice(0, 1000);
  // The first bytes of workbooks, pictures and archives.
  if (['\0', '\u0001', 'PK\u0003'].some((mark) => start.includes(mark)))
    throw new NotReadable(
      'This file is no text. Save the workbook as CSV, or copy its cells and paste them.',
    );
  if (!text.trim()) throw new NotReadable('There is nothing in it. Paste the header and the rows below it.');
  const raw = isJson(text) ? readJson(text) : readText(text, header);
  if (raw.rows.length === 0)
    throw new NotReadable('There is a header but no row. Paste the header and the rows below it.');
  const { problems, counts, header: found } = raw;
  const notes = [...raw.notes];
  const columns = findColumns(raw, notes);
  const title = name.replace(/\.[^.]*$/, '').trim() || 'My data';
  const { main, rows } = writeProgram(title, columns);
  return { main, rows, count: raw.rows.length, problems, notes, counts, header: found };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
