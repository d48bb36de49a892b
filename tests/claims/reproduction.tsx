/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { saidBy } from '../../docs/errors/_produce';
import { mount } from './claim';

type Programs = Record<string, { default: ComponentType }>;
const folder = '../../docs/_known-issues';
const wrong: Programs = import.meta.glob('../../docs/_known-issues/*.tsx', { eager: true });
const right: Programs = import.meta.glob('../../docs/_known-issues/*.tsx', { eager: true, query: '?cured' });
const texts: Record<string, string> = import.meta.glob('../../docs/_known-issues/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Mount the program of a known issue, do what its comment says, and expect the visible result: the defect,
 * and if the program has a line `// Right: …`, something else with that line. `visit` returns what is
 * visible.
 */
export async function reproduces<Seen>(
  id: string,
  visit: (el: HTMLElement) => Seen | Promise<Seen>,
  seen: { wrong: Seen; right?: Seen },
): Promise<void> {
  expect('right' in seen, `${id}.tsx has a line "// Right: …"`).toBe(hasCure(id));
  expect(await visitTo(programOf(wrong, id), visit)).toEqual(seen.wrong);
  if ('right' in seen) expect(await visitTo(programOf(right, id), visit)).toEqual(seen.right);
}

/** Mount a known issue's program, act, and expect an error or logged message, and none when it is fixed. */
export async function throws(id: string, act: (el: HTMLElement) => unknown, message: string): Promise<void> {
  const Wrong = programOf(wrong, id);
  expect(await saidBy(<Wrong />, { act }, (said) => said.includes(message))).toContain(message);
  const Right = programOf(right, id);
  if (hasCure(id)) expect(await saidBy(<Right />, { act })).not.toContain(message);
}

async function visitTo<Seen>(Program: ComponentType, visit: (el: HTMLElement) => Seen | Promise<Seen>) {
  const { el, unmount } = mount(<Program />);
  const seen = await visit(el);
  unmount();
  return seen;
}

function hasCure(id: string): boolean {
  return texts[`${folder}/${id}.tsx`]?.includes('// Right: ') ?? false;
}

function programOf(programs: Programs, id: string): ComponentType {
  const program = programs[`${folder}/${id}.tsx`]?.default;
  if (!program) throw new Error(`docs/_known-issues/${id}.tsx is not there. Write it or correct the name.`);
  return program;
}
