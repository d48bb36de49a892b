import { getLineInfo } from 'acorn';
import { ProgramError } from '../messages/errors';

/** What is pasted along with code, a text without it, and the message. */
interface Slip {
  pattern: RegExp;
  repair: (source: string) => string;
  message: string;
}

const fence: Slip = {
  pattern: /^[ \t]*(?:```|~~~)/m,
  repair: (source) =>
    /^[ \t]*(?:```|~~~).*\n([\s\S]*?)^[ \t]*(?:```|~~~)/m.exec(source)?.[1] ??
    source.replace(/^[ \t]*(?:```|~~~).*$/gm, ''),
  message:
    'A Markdown code fence (```) was pasted with the code. Delete its lines and the text around them, so that only code is left.',
};

const curlyQuotes: Slip = {
  pattern: /[“”„‟‘’‚‛]/,
  repair: (source) => source.replace(/[“”„‟]/g, '"').replace(/[‘’‚‛]/g, "'"),
  message:
    'The quotes are curly (“ ” or ‘ ’), as a word processor writes them. Code needs straight ones: " or \'.',
};

/** A fence at the start can be parsed: it is a template literal. @throws ProgramError */
export function refuseFence(source: string, file?: string): void {
  if (/^\s*```/.test(source)) throw faultOf(source, fence, file);
}

/** The reason for a syntax error, if the text without it can be read. `read` throws on a syntax error. */
export function findSlip(source: string, read: (source: string) => unknown, file?: string) {
  const found = [fence, curlyQuotes].find(({ pattern, repair }) => {
    if (!pattern.test(source)) return false;
    try {
      read(repair(source));
      return true;
    } catch {
      return false;
    }
  });
  return found && faultOf(source, found, file);
}

function faultOf(source: string, { pattern, message }: Slip, file?: string): ProgramError {
  const { line } = getLineInfo(source, source.search(pattern));
  return new ProgramError('syntax', message, { file, line });
}
