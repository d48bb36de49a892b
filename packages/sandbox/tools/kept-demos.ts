import { fieldsOf } from '#kit/read-values.ts';
import { jsonSlots } from '#kit/storage.ts';

/** A demo's text as the visitor changed it. */
export interface KeptDemo {
  code: string;
  /** The language in which the demo was shown. */
  language: 'ts' | 'js';
}

/** Characters of one text and of all, and how many demos; the most recently changed are kept. */
const limits = { code: 128 * 1024, all: 512 * 1024, demos: 20 };
const slots = jsonSlots<KeptDemo & { at: number }>('edited-demo:', (value) => {
  const own = fieldsOf(value);
  const code = own('code');
  const at = own('at');
  return typeof code === 'string'
    ? { code, language: own('language') === 'js' ? 'js' : 'ts', at: typeof at === 'number' ? at : 0 }
    : undefined;
});

/** What the browser has stored of a demo. Anything but a text counts as nothing. */
export function readKeptDemo(id: string): KeptDemo | undefined {
  return slots.at(id).read();
}

/** Store a changed text. False when it's too long or the browser stores nothing. */
export function keepDemo(id: string, { code, language }: KeptDemo): boolean {
  if (code.length > limits.code) return false;
  makeRoom(id, code.length);
  return slots.at(id).write({ code, language, at: Date.now() });
}

/** Remove the stored version of a demo. */
export function forgetDemo(id: string): void {
  slots.at(id).remove();
}

/** Listen to changes, even in other tabs. Returns how to stop. */
export const onKeptDemos = slots.subscribe;

/** Remove the oldest ones if they are too many or too long. */
function makeRoom(own: string, length: number): void {
  const others = slots
    .names()
    .filter((id) => id !== own)
    .map((id) => ({ id, ...(slots.at(id).read() ?? { code: '', at: 0 }) }))
    .sort((one, other) => other.at - one.at);
  let room = limits.all - length;
  for (const [index, { id, code }] of others.entries()) {
    room -= code.length;
    if (room < 0 || index >= limits.demos - 1) slots.at(id).remove();
  }
}
