import { type ComponentType, createElement, isValidElement, type ReactElement } from 'react';
import type { ImportRequest } from '../compile/modules';
import { ProgramError } from '../messages/errors';
import { findModule, getExport, provide } from './registry';

/** What a program can access besides the globals, and its results. */
export interface Scope {
  exports: Record<string, unknown>;
  module: { exports: Record<string, unknown> };
  /** The value of an expression at the end of the file. */
  last?: unknown;
  /** The argument of one of React's render functions. */
  rendered?: unknown;
  /** Called when the program renders after it has run. */
  onRender: () => void;
  candidates: () => [name: string, read: () => unknown][];
  get: (specifier: string, name: string) => unknown;
  load: (specifier: unknown) => Promise<unknown>;
  find: (specifier: string) => Record<string, unknown> | undefined;
  start: (
    evaluate: (
      sandbox: Scope,
      guard: () => void,
      require: (specifier: string) => unknown,
      module: Scope['module'],
      exports: Scope['exports'],
      render: (element: unknown) => void,
    ) => () => unknown,
  ) => () => unknown;
}

/** Create the scope of one program. Any container it renders into becomes the preview. */
export function createScope(
  check: () => void,
  lazyImports: ImportRequest[],
  /** What another file of the program exports. */
  findOwn: (specifier: string) => Record<string, unknown> | undefined = () => undefined,
): Scope {
  const render = (element: unknown) => {
    scope.rendered = element;
    scope.onRender();
  };
  const root = { render, unmount: () => render(null) };
  const createRoot = () => root;
  const hydrateRoot = (_container: unknown, element: unknown) => {
    render(element);
    return root;
  };
  const dom = { ...findModule('react-dom'), render, hydrate: render, createRoot, hydrateRoot };
  const own = new Map<string, Record<string, unknown>>([
    ['react-dom', { ...dom, default: dom }],
    [
      'react-dom/client',
      { ...findModule('react-dom/client'), createRoot, hydrateRoot, default: { createRoot, hydrateRoot } },
    ],
  ]);
  const find = (specifier: string) => own.get(specifier) ?? findOwn(specifier) ?? findModule(specifier);
  const exports: Scope['exports'] = {};
  const scope: Scope = {
    exports,
    find,
    module: { exports },
    onRender: () => {},
    candidates: () => [],
    get: (specifier, name) => getExport(find(specifier) ?? {}, name),
    load: async (specifier) => {
      const request = lazyImports.find((item) => item.specifier === specifier);
      const [fault] = await provide(
        { specifier: String(specifier), names: [], position: request?.position ?? {} },
        find,
      );
      if (fault) throw new ProgramError('import', fault.message, request?.position);
      return find(String(specifier));
    },
    start: (evaluate) =>
      evaluate(scope, check, (specifier) => find(String(specifier)) ?? {}, scope.module, exports, render),
  };
  return scope;
}

/** The element that a program shows, in any of the usual ways, or `undefined`. */
export function pickResult(scope: Scope): ReactElement | undefined {
  if ('rendered' in scope)
    return toElement(scope.rendered) ?? createElement('div', null, scope.rendered as string);
  const { exports, module, last } = scope;
  const named = Object.values(exports).reverse();
  for (const value of [exports.default, module.exports, module.exports.default, last, ...named]) {
    const element = toElement(value);
    if (element) return element;
  }
  for (const [, read] of scope.candidates()) {
    const element = toElement(readSafely(read));
    if (element) return element;
  }
  return undefined;
}

function toElement(value: unknown): ReactElement | undefined {
  if (isValidElement(value)) return value;
  const isComponent =
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value));
  return isComponent ? createElement(value as ComponentType) : undefined;
}

function readSafely(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
