import type { MemberData } from './reference-data';

/**
 * A member on one line: name, type, default and first sentence, for lists that programs read.
 * @param longest a longer type is cut there.
 */
export function memberLine(member: MemberData, longest: number): string {
  const { name, type, isOptional, default: value, deprecated, corrections, text } = member;
  const isDead = corrections.some(({ actual }) => actual === 'never');
  const note = isDead ? ' Nothing reads it.' : deprecated ? ' Deprecated.' : '';
  const known = value === undefined ? '' : ` = ${shortened(value, 28)}`;
  const words = text.firstSentence.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return `- ${name}${isOptional ? '?' : ''}: \`${shortened(type, longest)}${known}\`${note} ${words}`;
}

function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
