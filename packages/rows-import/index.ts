import { findColumns } from './internal/columns';
import { isJson, readJson } from './internal/read-json';
import { readText } from './internal/read-text';
import { NotReadable, type Imported } from './types';
import { writeProgram } from './internal/write-program';

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
      `This is ${(bytes.length / 1024 / 1024).toFixed(1)} MB, and the limit is 5 MB. Use a part of the rows, or load them from a server as in “Remote data”.`,
    );
  const { text, notes } = decode(bytes);
  const start = text.slice(0, 1000);
  // The first bytes of workbooks, pictures and archives.
  if (['\0', '\u0001', 'PK\u0003'].some((mark) => start.includes(mark)))
    throw new NotReadable(
      'This file isn’t text. Save the workbook as CSV, or copy its cells and paste them.',
    );
  if (!text.trim()) throw new NotReadable('It is empty. Paste the header and the rows below it.');
  const raw = isJson(text) ? readJson(text, header) : readText(text, header);
  if (raw.rows.length === 0)
    throw new NotReadable('There is a header but no row. Paste the header and the rows below it.');
  const { problems, counts, header: found } = raw;
  notes.push(...raw.notes);
  const columns = findColumns(raw, notes);
  const title = name.replace(/\.[^.]*$/, '').trim() || 'My data';
  const { main, rows } = writeProgram(title, columns);
  return { main, rows, count: raw.rows.length, problems, notes, counts, header: found };
}

function decode(bytes: Uint8Array): { text: string; notes: string[] } {
  const [first, second] = bytes;
  const as = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return { text: as('utf-16le'), notes: [] };
  if (first === 0xfe && second === 0xff) return { text: as('utf-16be'), notes: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    const text = as('utf-8');
    const broken = text.split('\uFFFD').length - 1;
    const letters = text.replace(/[\0-\u007F\uFFFD]+/g, '').length;
    // A few broken bytes in UTF-8, such as a letter that was cut in two, leave its other letters.
    return letters > broken
      ? { text, notes: ['Some bytes aren’t UTF-8. They are shown as �.'] }
      : {
          text: as('windows-1252'),
          notes: ['The file isn’t UTF-8, so it was read as Windows-1252. Check letters such as ä or é.'],
        };
  }
}
