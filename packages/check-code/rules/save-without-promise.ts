import { fix } from '../fixes';
import { bodyOf, isAsync, returnsOf } from '../functions';
import type { Program } from '../program';
import { isFunction, type Node } from '../syntax';
import type { Finding, Rule } from '../types';

const saves: Record<string, string[]> = {
  editable: ['onRowAdd', 'onRowUpdate', 'onRowDelete', 'onBulkUpdate'],
  cellEditable: ['onCellEditApproved'],
};

/** A save function that returns nothing. */
export const saveWithoutPromise: Rule = {
  id: 'save-without-promise',
  reason: { issue: 'save-without-promise' },
  bad: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: (row) => { remove(row.id); } }} />`,
  good: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (row) => { remove(row.id); } }} />`,
  *check(program) {
    for (const table of program.tables) {
      for (const [prop, names] of Object.entries(saves)) {
        const object = table.object(prop);
        for (const name of names) {
          const property = object?.property(name);
          const value = object?.get(name);
          if (!property || !value || !isFunction(value.node) || returnsSomething(value.node)) continue;
          yield finding(program, property.key, name, value.node);
        }
      }
    }
  },
};

/** Whether a function returns something, or an expression as its body that can be a promise. */
function returnsSomething(fn: Node): boolean {
  const body = bodyOf(fn);
  return (
    !body ||
    isAsync(fn) ||
    returnsOf(fn).some(({ name }) => !/^(?:null|BooleanLiteral|Number|String)$/.test(name))
  );
}

function finding(program: Program, at: Node, name: string, fn: Node): Finding {
  const isProperty = fn.name === 'Property' || fn.name === 'MethodDeclaration';
  const from = isProperty ? at.from : fn.from;
  return {
    at: isProperty && program.text(fn).startsWith('async') ? fn : at,
    message: `\`${name}\` returns no promise.`,
    fix: fix('Make it async', { from, to: from, insert: 'async ' }),
  };
}
