import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { getLineInfo, parse, type Program } from 'acorn';
import MagicString from 'magic-string';
import type { SourcePosition } from '../../protocol';
import { guardName } from '../walls/guard';
import { addGuards } from './add-guards';
import { freeNames } from './free-names';
import { type Binding, type ImportRequest, rewriteModule } from './modules';
import { type PlainScript, toPlainScript } from './plain-script';
import { bodyAsComponent, componentNames, keepLastExpression } from './shapes';
import { checkReadableSlips, findSlip } from './syntax-slips';
import { syntaxError } from './syntax-error';

/** A visitor's program, ready to be evaluated. */
export interface Compiled {
  /** An expression: a function of the program's scope that returns the function to run. */
  code: string;
  /** The modules it needs before it runs. */
  imports: ImportRequest[];
  /** The modules it may request with `import()`. */
  lazyImports: ImportRequest[];
  exported: string[];
  /** The whole file is a component's body (it returns, or calls hooks, at the top level). */
  isBody: boolean;
  /** Notes for the user that don't stop the program. */
  notes: string[];
  /** Where a top-level component is declared. */
  placeOf: (name: string) => SourcePosition | undefined;
  /** Where a place in `code` (line and column from 1) comes from. */
  toSource: PlainScript['toSource'];
}

/** The module that provides a well-known name which the program uses but doesn't define. */
type Supply = (name: string) => string | undefined;

/**
 * Compile one file of TypeScript or JavaScript with JSX. Sucrase removes types; then one syntax tree is used
 * to resolve modules, insert guards and find the file's result.
 * @throws ProgramError when it can't be compiled.
 */
export function compile(source: string, supply: Supply = () => undefined): Compiled {
  checkReadableSlips(source);
  try {
    const { program, plain } = read(source);
    return rewrite(program, plain, supply);
  } catch (error) {
    const fault = syntaxError(error, source, (line, column) => ({ line, column }));
    throw findSlip(source, fault, read) ?? fault;
  }
}

function read(source: string): { program: Program; plain: PlainScript } {
  const plain = toPlainScript(source);
  try {
    const program = parse(plain.code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowReturnOutsideFunction: true,
    });
    return { program, plain };
  } catch (error) {
    throw syntaxError(error, source, (line, column) => plain.toSource(line, column + 1));
  }
}

function rewrite(program: Program, plain: PlainScript, supply: Supply): Compiled {
  const text = new MagicString(plain.code);
  const toPosition = (offset: number) => {
    const { line, column } = getLineInfo(plain.code, offset);
    return plain.toSource(line, column + 1);
  };
  const module = rewriteModule(program, text, toPosition);
  const supplied = supplyNames(program, supply);
  const isBody = bodyAsComponent(program, module.exported.size > 0);
  keepLastExpression(program, text, isBody);
  addGuards(program, text, guardName);

  const components = componentNames(program);
  let map: TraceMap | undefined;
  return {
    code: assemble(text.toString(), [...module.bindings, ...supplied], module.exported, components),
    imports: [
      ...module.imports,
      ...supplied.map(({ specifier, imported }) => ({ specifier, names: [imported], position: {} })),
    ],
    lazyImports: module.lazyImports,
    exported: [...module.exported.keys()],
    isBody,
    notes: [
      ...module.assets.map((name) => `\`${name}\` is left out: the preview takes code only.`),
      ...supplied.map(
        ({ local, specifier }) => `\`${local}\` is taken from \`${specifier}\`: your file needs the import.`,
      ),
    ],
    placeOf: (name) => {
      const found = components.find((item) => item.name === name);
      return found && toPosition(found.offset);
    },
    // Only an error needs the map.
    toSource: (line, column) => {
      map ??= new TraceMap({ ...text.generateDecodedMap({ hires: 'boundary' }), version: 3 });
      const found = originalPositionFor(map, { line: line - 1, column: column - 1 });
      return found.line ? plain.toSource(found.line, found.column + 1) : {};
    },
  };
}

/** The program's text as a function of its scope. Its own text begins on the second line. */
function assemble(
  text: string,
  bindings: Binding[],
  exported: Map<string, string>,
  components: { name: string }[],
): string {
  const quote = (name: string) => JSON.stringify(name);
  const head = bindings.map(
    ({ specifier, imported, local }) =>
      `const ${local}=__sandbox.get(${quote(specifier)},${quote(imported)});`,
  );
  const candidates = components.map(({ name }) => `[${quote(name)},()=>${name}]`);
  const tail = [...exported].map(([name, local]) => `__sandbox.exports[${quote(name)}]=${local};`);
  return [
    `(function(__sandbox,${guardName},require,module,exports,render){"use strict";return function(){${head.join('')}__sandbox.candidates=()=>[${candidates.join(',')}];`,
    text,
    `;${tail.join('')}}})`,
  ].join('\n');
}

function supplyNames(program: Program, supply: Supply): Binding[] {
  return freeNames(program).flatMap((local) => {
    const specifier = supply(local);
    if (!specifier) return [];
    const isDefault =
      ['React', 'ReactDOM'].includes(local) ||
      specifier.startsWith('@mui/icons-material/') ||
      (specifier === '@material-table/core' && local === 'MaterialTable');
    return [{ specifier, imported: isDefault ? 'default' : local, local }];
  });
}
