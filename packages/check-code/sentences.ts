import { siteAddress } from '../../site-path';
import type { Reading } from './examine';
import type { Advice } from './types';

/** The result of reading a program, as a sentence that begins with its name; `count` is its advice. */
export function readingSentence(reading: Reading, name: string, count: number): string {
  if (reading.kind === 'unreadable')
    return `${name} can't be read at ${reading.line}:${reading.column}: ${reading.reason}`;
  if (reading.kind === 'no-table')
    return `${name} contains no table of @material-table/core, so there was nothing to check. A component that renders the table in another file isn't recognized.`;
  const tables = `${reading.tables} ${reading.tables === 1 ? 'table' : 'tables'}`;
  return `${name}: checked ${tables}, ${count === 0 ? 'nothing breaks a rule' : `advice: ${count}`}.`;
}

/** A piece of advice as lines of text: place, message and rule, then the reason, then the page. */
export function describeAdvice(advice: Advice, file: string): string {
  const { line, column, message, cure, href, rule, severity } = advice;
  const reasons = [reasonOf(advice), cure && `Fix: ${asSentence(cure)}`].filter(Boolean).join(' ');
  return [
    `${file}:${line}:${column} ${severity}: ${message} (${rule})`,
    ...(reasons ? [`  ${reasons}`] : []),
    `  ${siteAddress(href)}`,
  ].join('\n');
}

/** Why it hurts, as a sentence; empty if the message says the same. */
export function reasonOf({ message, why }: Pick<Advice, 'message' | 'why'>): string | undefined {
  const reason = asSentence(why);
  return reason === asSentence(message) ? undefined : reason;
}

/** A text with a capital letter and a period; code keeps its first letter. */
export function asSentence(text: string): string {
  const whole = /^[`(]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
