import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ProgramLine } from '../../src/components/HomeTable/program';
import { highlight } from '../code-blocks/highlight';
import type { DemoFile } from '../demo-files';

const program = 'demos/_home/bicycle-parts.tsx';

/** The table of the home page: a demo whose props are the switches beside it. */
export interface Home extends DemoFile {
  /** The switches and whether they are on at first: the props with a default of `true` or `false`, in their order. */
  features: Record<string, boolean>;
  lines: ProgramLine[];
}

/**
 * Read the program of the home page's table.
 * @throws when its component has no switches: the page would have none either.
 */
export function readHome(siteDir: string): Home {
  const file = path.join(siteDir, program);
  const text = fs.readFileSync(file, 'utf8').trimEnd();
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const defaults = findDefaults(source);
  if (defaults.size === 0)
    throw new Error(
      `The component of ${file} has no prop with a default of true or false. The home page would have no switches. Write them as ({ selection = true }).`,
    );
  const uses = findUses(source, [...defaults.keys()]);
  const lines = text.split('\n').map((line, index): ProgramLine => {
    const own = [...defaults.values()].find(({ start }) => lineAt(source, start) === index);
    const column = own ? source.getLineAndCharacterOfPosition(own.start).character : 0;
    const turned =
      own && `${line.slice(0, column)}${!own.isOn}${line.slice(column + String(own.isOn).length)}`;
    return {
      html: highlight(line, 'tsx', file),
      ...(turned ? { turned: highlight(turned, 'tsx', file) } : {}),
      features: uses.filter(({ from, to }) => from <= index && index <= to).map(({ name }) => name),
    };
  });
  const features = Object.fromEntries([...defaults].map(([name, { isOn }]) => [name, isOn]));
  return { id: 'home', file, features, lines };
}

/** The module of the home page's table, in the browser or, with its first frame, on the server. */
export function homeModule({ id, features, lines }: Home, frame?: string): string {
  const demo =
    frame === undefined
      ? `{ id: ${JSON.stringify(id)}, load: () => import(/* webpackChunkName: "home-table" */ './home.run.js') }`
      : JSON.stringify({ id, frame });
  return `export default ${demo};\nexport const features = ${JSON.stringify(features)};\nexport const lines = ${JSON.stringify(lines)};\n`;
}

/** Where the props of the default export have `true` or `false` as their default. */
function findDefaults(source: ts.SourceFile): Map<string, { isOn: boolean; start: number }> {
  const component = source.statements
    .filter(ts.isFunctionDeclaration)
    .find(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
  const props = component?.parameters[0]?.name;
  if (!props || !ts.isObjectBindingPattern(props)) return new Map();
  return new Map(
    props.elements.flatMap(({ name, initializer }) => {
      const isOn = initializer?.kind === ts.SyntaxKind.TrueKeyword;
      return initializer && (isOn || initializer.kind === ts.SyntaxKind.FalseKeyword)
        ? [[name.getText(source), { isOn, start: initializer.getStart(source) }]]
        : [];
    }),
  );
}

/** The lines of each prop or option that depends on one of `names`, and those of the names' own defaults. */
function findUses(source: ts.SourceFile, names: string[]): { name: string; from: number; to: number }[] {
  const uses: { name: string; from: number; to: number }[] = [];
  const visit = (node: ts.Node, holder?: ts.Node): void => {
    const isHolder =
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isJsxAttribute(node) ||
      ts.isBindingElement(node);
    const inner = isHolder ? node : holder;
    if (inner && ts.isIdentifier(node) && names.includes(node.text) && !isPropertyName(node)) {
      const [from, to] = [lineAt(source, inner.getStart(source)), lineAt(source, inner.end)];
      uses.push({ name: node.text, from, to });
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source);
  return uses;
}

function isPropertyName({ parent, pos }: ts.Node): boolean {
  return (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name.pos === pos;
}

function lineAt(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line;
}
