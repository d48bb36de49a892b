import { runInThisContext } from 'node:vm';
import { render } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { compile } from '../../packages/sandbox/frame/compile';

/** A program's imports; icons one by one, because their index loads 11,000 files. */
async function load(specifier: string, names: string[]): Promise<Record<string, unknown>> {
  if (specifier !== '@mui/icons-material') return import(/* @vite-ignore */ specifier);
  const icons = names.map(async (name) => {
    const icon: { default: unknown } = await import(/* @vite-ignore */ `${specifier}/${name}`);
    return [name, icon.default];
  });
  return Object.fromEntries(await Promise.all(icons));
}

/** Compile and mount a program with the installed packages; errors throw. Returns the program's exports. */
export async function runProgram(source: string): Promise<Record<string, unknown>> {
  const { code, imports } = compile(source);
  const modules = new Map<string, Record<string, unknown>>();
  let rendered: unknown;
  const host = document.body.appendChild(document.createElement('div'));
  host.id = 'root';
  for (const { specifier, names: wanted } of imports) {
    const module = { ...(await load(specifier, wanted)) };
    if (specifier === 'react-dom/client')
      module.createRoot = () => ({ render: (element: unknown) => (rendered = element) });
    for (const item of wanted)
      if (item !== '*' && !(item in module)) throw new Error(`${specifier} doesn't export ${item}.`);
    modules.set(specifier, module);
  }
  const scope = {
    exports: {} as Record<string, unknown>,
    get: (specifier: string, item: string) =>
      item === '*' ? modules.get(specifier) : modules.get(specifier)?.[item],
  };
  const factory = runInThisContext(code) as (...given: unknown[]) => () => void;
  factory(
    scope,
    () => {},
    () => ({}),
    { exports: {} },
    {},
    (element: unknown) => (rendered = element),
  )();
  const component = scope.exports.default as ComponentType | undefined;
  const element = rendered ?? (component && createElement(component));
  render(element as ReactElement, { container: host });
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(''));
  return scope.exports;
}
