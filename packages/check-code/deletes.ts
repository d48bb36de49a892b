import type { Program } from './program';
import { around, type Node } from './syntax';
import { wordOf } from './words';

/** Whether a node stands in `onRowDelete`, or in a function that `onRowDelete` is or calls. */
export function isInDelete(program: Program, node: Node): boolean {
  const properties = program.find('Property').map((at) => program.text(at));
  const deletes = properties.filter((text) => text.startsWith('onRowDelete'));
  return [...around(node)].some((at) => {
    if (at.name === 'Property') return program.text(at).startsWith('onRowDelete');
    const name = /^(?:function|const|let|var)\s+([\w$]+)/.exec(program.text(at))?.[1];
    return name !== undefined && deletes.some((text) => new RegExp(wordOf(name)).test(text));
  });
}
