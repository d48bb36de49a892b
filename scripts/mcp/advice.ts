import { adviceFacts } from '../../plugins/advice/facts';
import { siteAddress } from '../../site-path';
import { advise, type Advice } from '../../src/advice';

/** What the rules of the site's editor say about a program, one line each, in the order of the text. */
export function checkCode(code: string, fileName: string): string {
  const found = advise(code, fileName, adviceFacts());
  return found.length === 0
    ? 'The rules find nothing that hurts. They know the table, not your data: run the program, too.'
    : found.map((advice) => lineOf(advice, fileName)).join('\n');
}

function lineOf({ line, column, severity, message, why, cure, href }: Advice, fileName: string): string {
  const cured = cure ? ` Cure: ${cure}.` : '';
  return `- ${fileName}:${line}:${column} ${severity}: ${message} Why: ${why}.${cured} ${siteAddress(href)}`;
}
