import { findFile, isOwnFile, mainFile, type ProgramFile, type SourcePosition } from '../../files';
import type { Fault } from '../../protocol';
import { type Compiled, compile, linesBefore } from '../compile';
import type { ImportRequest } from '../compile/modules';
import { lineInStack, ProgramError } from '../messages/errors';
import { missingExport, unknownPackage } from '../messages/import-advice';
import { findModule, provide } from './registry';
import { createScope, type Scope } from './scope';

/** One file of a program, compiled. */
export interface Unit {
  file: ProgramFile;
  /** Its name in the browser's stacks. */
  fileName: string;
  compiled: Compiled;
  scope: Scope;
}

let count = 0;

/**
 * Compile the files that a program's main file reaches, each after its imports.
 * @throws ProgramError when one can't be compiled.
 */
export function compileUnits(files: ProgramFile[], check: () => void): [main: Unit, ...before: Unit[]] {
  const units: Unit[] = [];
  const started = new Set<string>();
  const add = (file: ProgramFile): Unit => {
    started.add(file.name);
    const compiled = compile(scriptOf(file), file.name);
    for (const { specifier } of [...compiled.imports, ...compiled.lazyImports]) {
      const target = resolve(files, file, specifier);
      if (target && !started.has(target.name)) add(target);
    }
    const own = (specifier: string) => {
      const target = resolve(files, file, specifier);
      return target && exportsOf(units.find((unit) => unit.file.name === target.name));
    };
    const unit = {
      file,
      fileName: `program-${(count += 1)}.tsx`,
      compiled,
      scope: createScope(check, compiled.lazyImports, own),
    };
    units.push(unit);
    return unit;
  };
  const main = add(files[0] ?? { name: mainFile, text: '' });
  return [main, ...units.filter((unit) => unit !== main)];
}

/** Load the units' imports. @throws ProgramError with everything that can't be loaded. */
export async function provideAll(units: readonly Unit[]): Promise<void> {
  const faults = await Promise.all(
    units.flatMap(({ file, compiled, scope }) =>
      compiled.imports.map((request) => faultsOf(request, file, units) ?? provide(request, scope.find)),
    ),
  );
  const all = faults.flat();
  const [first] = all;
  if (first) throw new ProgramError('import', first.message, { file: first.file, line: first.line }, all);
}

/** Run the files that the main file imports, then itself. */
export function evaluateUnits([main, ...before]: readonly [Unit, ...Unit[]]): void {
  // All are evaluated before the first one runs and could interfere.
  const evaluated = [...before, main].map(({ compiled, fileName, scope }) => ({
    scope,
    evaluate: bridge.evaluate(`${compiled.code}\n//# sourceURL=${fileName}`) as Parameters<Scope['start']>[0],
  }));
  for (const { scope, evaluate } of evaluated) scope.start(evaluate)();
}

/** The first place of a stack in one of the units, as a place in the program. */
export function placeInUnits(units: readonly Unit[], stack: string): SourcePosition | undefined {
  const [top] = units
    .map((unit) => ({ unit, at: stack.indexOf(`${unit.fileName}:`) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const line = top && lineInStack(stack, top.unit.fileName);
  return top && line !== undefined ? { file: top.unit.file.name, line: line - linesBefore } : undefined;
}

/** What is wrong with an import of the visitor's own file; packages are checked elsewhere. */
function faultsOf(request: ImportRequest, file: ProgramFile, units: readonly Unit[]): Fault[] | undefined {
  const { specifier, names, position, namePositions } = request;
  const files = units.map((unit) => unit.file);
  const target = resolve(files, file, specifier);
  if (!target) {
    if (!isOwnFile(specifier) || findModule(specifier)) return undefined;
    return [{ message: unknownPackage(specifier), ...position }];
  }
  const exported = units.find((unit) => unit.file === target)?.compiled.exported ?? [];
  // The exports of a file that assigns `module.exports` are known only when it runs.
  if (exported.length === 0) return [];
  return names
    .filter((name) => name !== '*' && !exported.includes(name))
    .map((name) => ({
      message: missingExport(name, specifier, exported),
      ...(namePositions?.get(name) ?? position),
    }));
}

function resolve(files: ProgramFile[], from: ProgramFile, specifier: string): ProgramFile | undefined {
  return findModule(specifier) && !specifier.startsWith('.')
    ? undefined
    : findFile(files, from.name, specifier);
}

function exportsOf(unit: Unit | undefined): Record<string, unknown> | undefined {
  if (!unit) return undefined;
  const { exports, module } = unit.scope;
  return module.exports === exports ? exports : { default: module.exports, ...module.exports };
}

function scriptOf({ name, text }: ProgramFile): string {
  return name.endsWith('.json') ? `export default ${valueOf(text)};` : text;
}

/** Long JSON as one string, which is parsed a hundred times faster. Invalid JSON stays, for its place. */
function valueOf(json: string): string {
  try {
    JSON.parse(json);
    return `JSON.parse(${JSON.stringify(json)})`;
  } catch {
    return json.trim() || 'null';
  }
}
