import type { AnyNode, Program } from 'acorn';
import type MagicString from 'magic-string';
import { walk } from './walk';

/** Call the guard at the start of every loop body and function body. */
export function addGuards(program: Program, text: MagicString, guardName: string): void {
  const guardBody = (body: AnyNode) => guardHead(body, text, `${guardName}();`);
  walk(program, (node) => {
    switch (node.type) {
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        guardBody(node.body);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        if (node.body) guardBody(node.body);
        break;
      case 'ArrowFunctionExpression':
        if (node.body.type === 'BlockStatement') guardBody(node.body);
        // The body's parentheses are not part of its node, so the comma expression needs its own.
        else wrap(node.body, text, `(${guardName}(),`, ')');
        break;
      default:
    }
  });
}

function guardHead(body: AnyNode, text: MagicString, call: string): void {
  if (body.type !== 'BlockStatement') return wrap(body, text, `{${call}`, '}');
  const first = body.body.find((statement) => !('directive' in statement) || !statement.directive);
  if (first) text.appendRight(first.start, call);
  else text.appendLeft(body.end - 1, call);
}

/** Parents are visited first: a later insertion at the same place is nested deeper. */
function wrap({ start, end }: AnyNode, text: MagicString, before: string, after: string): void {
  text.appendRight(start, before);
  text.prependLeft(end, after);
}
