import { getLineInfo, parse, type Program } from 'acorn';
import MagicString from 'magic-string';
import type { SourcePosition } from '../../files';
import { guardName } from '../guard';
import { addGuards } from './add-guards';
import { type Binding, type ImportRequest, rewriteModule } from './modules';
import { findSlip, refuseFence } from './pasted-text';
import { toPlainScript } from './plain-script';
import { componentNames, keepLastExpression } from './shapes';
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
  /** Notes for the user that don't stop the program. */
  notes: string[];
  /** Where a top-level component is declared. */
  placeOf: (name: string) => SourcePosition | undefined;
}

/** The lines of the compiled code before the program's own. */
export const linesBefore = 1;

/**
 * Compile one file of TypeScript or JavaScript with JSX. Sucrase removes types; then one syntax tree is used
 * to resolve modules, insert guards and find the file's result. Every line stays where it is, so that the
 * browser's line numbers need no map.
 * @throws ProgramError when it can't be compiled.
 */
export function compile(source: string, file?: string): Compiled {
  refuseFence(source, file);
  try {
    const { program, code } = read(source, file);
    return rewrite(program, code, file);
  } catch (error) {
    throw findSlip(source, read, file) ?? syntaxError(error, source, 1, file);
  }
}

function read(source: string, file?: string): { program: Program; code: string } {
  let code: string;
  try {
    code = toPlainScript(source);
  } catch (error) {
    throw syntaxError(error, source, 1, file);
  }
  try {
    return { program: parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), code };
  } catch (error) {
    throw syntaxError(error, code, 0, file);
  }
}

function rewrite(program: Program, code: string, file?: string): Compiled {
  const text = new MagicString(code);
  const toPosition = (offset: number) => ({ file, line: getLineInfo(code, offset).line });
  const module = rewriteModule(program, text, toPosition);
  keepLastExpression(program, text);
  addGuards(program, text, guardName);

  const components = componentNames(program);
  return {
    code: assemble(text.toString(), module.bindings, module.exported, components),
    imports: module.imports,
    lazyImports: module.lazyImports,
    exported: [...module.exported.keys()],
    notes: module.assets.map((name) => `\`${name}\` is left out, because the preview runs only code.`),
    placeOf: (name) => {
      const found = components.find((item) => item.name === name);
      return found && toPosition(found.offset);
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
