import { advise, type Advice } from '../../src/advice';
import { siteAddress } from '../../site-path';
import { adviceFacts } from './facts';

let facts: ReturnType<typeof adviceFacts> | undefined;

/** What will hurt in a program, with the facts read from this repository; for scripts and the MCP server. */
export function checkCode(source: string, fileName: string): Advice[] {
  facts ??= adviceFacts();
  return advise(source, fileName, facts);
}

/** One piece of advice as lines of text: the place, what is there, why it hurts, where that is explained. */
export function describeAdvice(
  { line, column, message, why, cure, href, rule, severity }: Advice,
  file: string,
): string {
  return [
    `${file}:${line}:${column} ${severity}: ${message} (${rule})`,
    `  ${ended(why)}${cure ? ` Cure: ${ended(cure)}` : ''}`,
    `  ${siteAddress(href)}`,
  ].join('\n');
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
