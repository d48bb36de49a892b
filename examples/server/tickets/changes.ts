import { listRule, readFields, textRule, type Rules } from '../fields';
import { isOneOf, refuseFields } from '../refusal';
import { agents, priorities, states, tags, type NewTicket, type Tag, type TicketChanges } from './types';

export function readChanges(input: unknown): TicketChanges {
  return readFields<Required<TicketChanges>>(changeRules, input);
}

export function readNewTicket(input: unknown): NewTicket {
  const { subject, customer, text, priority = 'normal', tags = [] } = readFields<NewTicket>(newRules, input);
  if (!subject || !customer || !text)
    throw refuseFields({ [missing({ subject, customer })]: 'Enter a text.' });
  return { subject, customer, text, priority, tags };
}

export function readReply(input: unknown): string {
  const { text } = readFields<{ text: string }>({ text: messageRule }, input);
  if (!text) throw refuseFields({ text: messageRule.message });
  return text;
}

export function isId(id: unknown): id is string {
  return typeof id === 'string' && /^T-\d{5}$/.test(id);
}

function missing({ subject, customer }: { subject?: string; customer?: string }): string {
  if (!subject) return 'subject';
  return customer ? 'text' : 'customer';
}

const priorityRule = listRule(priorities, 'Choose a priority of the list.');
const messageRule = {
  read: readMessage,
  message: 'Enter 1 to 2,000 characters.',
};

const changeRules: Rules<Required<TicketChanges>> = {
  priority: priorityRule,
  state: listRule(states, 'Choose a state of the list.'),
  assignee: listRule([...agents, null], 'Choose an agent of the list.'),
};

const newRules: Rules<NewTicket> = {
  subject: textRule(120),
  customer: textRule(80),
  text: messageRule,
  priority: priorityRule,
  tags: { read: readTags, message: 'Choose different tags of the list.' },
};

function readTags(value: unknown): Tag[] | undefined {
  if (!Array.isArray(value) || new Set(value).size < value.length) return undefined;
  return value.every((tag) => isOneOf(tags, tag)) ? value : undefined;
}

/** A message has lines; other control characters are no text, and half of a character pair is none in UTF-8. */
function readMessage(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const isText = !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\t]/g, ''));
  return text.length > 0 && text.length <= 2000 && isText ? text : undefined;
}
