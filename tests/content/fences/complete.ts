import path from 'node:path';
import { hasReturn, importedFrom, namesOf, parse, usedIn } from './names';
import type { Fence } from './find';
import { packages, sourcesOf, type Statement } from './sources';

/** A fence as a module. */
export interface Module {
  text: string;
  /** The number of lines before the fence's first one. */
  offset: number;
}

/**
 * Complete a fence to a module, as CONTRIBUTING describes: a fence is a module, or the body of a function if
 * it returns. A name that it neither declares nor imports is from its page's demos, then from the prelude,
 * then from the page's other fences. From a package that it imports from, it imports everything it uses.
 */
export function completeFence(fence: Fence, fences: Fence[], siteDir: string): Module {
  const source = parse(fence.code);
  const known = new Set(source.statements.flatMap(namesOf));
  const own = packages.filter((name) => source.statements.some((node) => importedFrom(node) === name));
  const before: string[] = [];
  const add = (name: string, candidates: Statement[]) => {
    if (known.has(name)) return;
    const found = candidates.find(
      ({ names }) => names.includes(name) && !names.some((other) => known.has(other)),
    );
    if (!found) return;
    for (const declared of found.names) known.add(declared);
    for (const used of usedIn(parse(found.text))) add(used, sources);
    before.push(found.text);
  };
  const sources = sourcesOf(fence, fences, siteDir);
  const allowed = sources.filter(({ from }) => !from || !own.includes(from));
  for (const name of usedIn(source)) add(name, allowed);
  const body = source.statements.some(hasReturn) ? `async () => {${fence.code}\n};` : fence.code;
  const head = before.map((text) => `${text}\n`).join('');
  return { text: `${head}${body}\nexport {};\n`, offset: head.split('\n').length - 1 };
}

/** The path of a fence in the program: next to its page, so that its relative imports work. */
export function pathOf({ page, line }: Fence, siteDir: string): string {
  return path.join(siteDir, `${page}.${line}.tsx`);
}
