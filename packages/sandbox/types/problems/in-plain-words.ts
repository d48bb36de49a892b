import type ts from 'typescript';
import { nearestNames } from '#kit/nearest';
import { missingMembers, noMember, unknownMember } from './members';
import type { Problem, Words } from './problem';
import { notFitting, wrongValue } from './values';

/** A TypeScript error in plain words, or TypeScript's own sentence. */
export function inPlainWords(problem: Problem): Words {
  return ofSentences(problem) ?? ofNode(problem) ?? { message: ownWords(problem) };
}

/** By the innermost sentence, which has the cause. */
function ofSentences(problem: Problem): Words | undefined {
  const { node, sentences } = problem;
  const last = sentences.at(-1) ?? '';
  const [, unknown] =
    /^Object literal may only specify known properties, (?:and|but) '(.+?)' does not exist/.exec(last) ?? [];
  if (unknown) {
    const type = typeAround(node, problem);
    return type && unknownMember(unknown.replace(/^"|"$/g, ''), type, problem, ownerAt(node, problem));
  }
  const [, absent] = /^Property '(.+?)' is missing in type/.exec(last) ?? [];
  const [, several] =
    /is missing the following properties from type .*: ([\w, ]+?)(?:, and \d+ more)?\.?$/.exec(last) ?? [];
  const names = absent ? [absent] : several?.split(', ');
  const expected = names && expectedAt(node, problem);
  if (names && expected) return missingMembers(names, expected, problem);
  const [, undefinedName] = /^Cannot find name '(.+?)'/.exec(last) ?? [];
  if (undefinedName) return notDefined(undefinedName, problem);
  const [, emptied, what] = /^'(.+?)' is possibly '(undefined|null)'/.exec(last) ?? [];
  if (emptied)
    return {
      message: `\`${emptied}\` can be \`${what}\` here. Check it first, or write \`${emptied}?.\` instead of \`${emptied}.\`.`,
    };
  const [, untyped] = /^(?:Parameter|Binding element) '(.+?)' implicitly has an 'any' type/.exec(last) ?? [];
  if (untyped) return { message: `\`${untyped}\` has no type, and none can be inferred. Add one after it.` };
  const [, wanted, given] = /^Expected (.+) arguments?, but got (\d+)/.exec(last) ?? [];
  if (wanted) {
    const count = given === '0' ? 'none is given' : `${given} ${given === '1' ? 'is' : 'are'} given`;
    return { message: `This takes ${wanted} ${wanted === '1' ? 'argument' : 'arguments'}, and ${count}.` };
  }
  if (last.startsWith('This expression is not callable') || last.endsWith('has no call signatures.'))
    return { message: `\`${node.getText()}\` is not a function, so it can’t be called.` };
  return undefined;
}

/** By the place of the error. */
function ofNode(problem: Problem): Words | undefined {
  const { ts, checker, node, code } = problem;
  const { parent } = node;
  if ((code === 2339 || code === 2551) && parent && ts.isPropertyAccessExpression(parent))
    return noMember(node.getText(), checker.getTypeAtLocation(parent.expression), problem);
  if (code === 2322 || code === 2769 || code === 2345 || code === 2559 || code === 2820) {
    const [value, subject] = valueAt(node, ts);
    if (value) return wrongValue(subject, value, problem);
    const misfit = misfitIn(node, problem);
    if (misfit) return wrongValue(`\`${misfit.name}\``, misfit.value, problem);
    if (node.parent && ts.isJsxOpeningLikeElement(node.parent)) return undefined;
    const [got, expected] = [checker.getTypeAtLocation(node), expectedAt(node, problem)];
    if (expected && ts.isExpression(node)) return notFitting('This', got, expected, problem);
  }
  return undefined;
}

/** The value in an error about its name, and how to call it. */
function valueAt(node: ts.Node, ts: Problem['ts']): [ts.Expression | undefined, string] {
  const { parent } = node;
  if (parent && ts.isPropertyAssignment(parent) && parent.name === node)
    return [parent.initializer, `\`${node.getText()}\``];
  if (parent && ts.isJsxAttribute(parent) && parent.name === node) {
    const { initializer } = parent;
    const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    return [value, `\`${node.getText()}\``];
  }
  if (parent && ts.isVariableDeclaration(parent)) return [parent.initializer, `\`${node.getText()}\``];
  if (ts.isReturnStatement(node)) return [node.expression, 'What is returned here'];
  return [undefined, ''];
}

/** TypeScript's cause with its code marked, shortened. */
function ownWords({ sentences }: Problem): string {
  const cause = sentences.find((sentence) => sentence.length < 160) ?? sentences[0] ?? '';
  const text = cause.replace(/'([^']+)'/g, '`$1`');
  return text.length > 240 ? `${text.slice(0, 239)}…` : text;
}

/** The first value of an element or its props' objects that doesn't fit: TypeScript blames the element. */
function misfitIn(tag: ts.Node, problem: Problem): { name: string; value: ts.Expression } | undefined {
  const { ts, checker } = problem;
  if (!tag.parent || !ts.isJsxOpeningLikeElement(tag.parent)) return undefined;
  const values = tag.parent.attributes.properties.flatMap((attribute) => {
    const holder = ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
    const value = holder && ts.isJsxExpression(holder) ? holder.expression : undefined;
    return value ? [{ name: attribute.name?.getText() ?? '', value }] : [];
  });
  for (let at = values.shift(); at; at = values.shift()) {
    const { value } = at;
    const expected = checker.getContextualType(value);
    if (!expected || checker.isTypeAssignableTo(checker.getTypeAtLocation(value), expected)) continue;
    if (!ts.isObjectLiteralExpression(value)) return at;
    for (const property of value.properties)
      if (ts.isPropertyAssignment(property))
        values.push({ name: property.name.getText(), value: property.initializer });
  }
  return undefined;
}

/** The type that the object literal or the element around a name should have. */
function typeAround(node: ts.Node, { ts, checker }: Problem): ts.Type | undefined {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isObjectLiteralExpression(at)) return checker.getContextualType(at);
    if (ts.isJsxAttributes(at)) return checker.getContextualType(at);
  }
  return undefined;
}

/** The type that is expected of an expression, or of an element's attributes. */
function expectedAt(node: ts.Node, { ts, checker }: Problem): ts.Type | undefined {
  const { parent } = node;
  if (parent && (ts.isJsxSelfClosingElement(parent) || ts.isJsxOpeningElement(parent)))
    return checker.getContextualType(parent.attributes);
  if (parent && ts.isVariableDeclaration(parent)) return checker.getTypeAtLocation(parent);
  return ts.isExpression(node) ? checker.getContextualType(node) : undefined;
}

/** How to call the members of an object by the prop it stands in: "a field of `editable`". */
function ownerAt(node: ts.Node, { ts }: Problem): string | undefined {
  const literal = node.parent?.parent;
  const holder = literal?.parent;
  if (!literal || !ts.isObjectLiteralExpression(literal) || !holder) return undefined;
  const attribute = ts.isJsxExpression(holder) ? holder.parent : undefined;
  const name = attribute && ts.isJsxAttribute(attribute) ? attribute.name.getText() : undefined;
  return name && ['editable', 'cellEditable'].includes(name) ? `a field of \`${name}\`` : undefined;
}

/** Where a name mostly comes from: the preview supplies it where the import is left out, an app doesn't. */
const suppliers: [module: string, file: string][] = [
  ['react', '/node_modules/@types/react/index.d.ts'],
  ['@material-table/core', '/node_modules/@material-table/core/types/index.d.ts'],
  ['@mui/material', '/node_modules/@mui/material/index.d.mts'],
];

/** A name that nothing declares. */
function notDefined(name: string, problem: Problem): Words {
  const { checker, ts, node } = problem;
  if (name === 'MaterialTable')
    return {
      message: `\`${name}\` is not imported. Add: \`import MaterialTable from '@material-table/core'\`.`,
    };
  const supplier = suppliers.find(([, file]) => namesOf(file, problem).includes(name));
  if (supplier)
    return { message: `\`${name}\` is not imported. Add: \`import { ${name} } from '${supplier[0]}'\`.` };
  const own = checker
    .getSymbolsInScope(node, ts.SymbolFlags.Value | ts.SymbolFlags.Alias | ts.SymbolFlags.Type)
    .map((symbol) => symbol.name)
    .filter((known) => /^[A-Za-z_]\w*$/.test(known) && known[0]?.toLowerCase() === name[0]?.toLowerCase());
  const [near] = nearestNames(name, own, 1);
  return near
    ? { message: `\`${name}\` is not defined; did you mean \`${near}\`?`, rename: near }
    : { message: `\`${name}\` is not defined.` };
}

function namesOf(fileName: string, { program, checker }: Problem): string[] {
  const file = program.getSourceFile(fileName);
  const module = file && checker.getSymbolAtLocation(file);
  return module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
}
