import * as React from 'react';
import * as runtime from 'react/jsx-runtime';

const effectErrors = new WeakSet<object>();
let lastEffectError: unknown;

/** True when an error was thrown by an effect or a lifecycle method rather than while rendering. */
export function isEffectError(error: unknown): boolean {
  return typeof error === 'object' && error !== null
    ? effectErrors.has(error)
    : error === lastEffectError && error !== undefined;
}

function marked<Result>(
  callback: (...args: never[]) => Result,
): (this: unknown, ...args: unknown[]) => Result {
  return function (...args) {
    try {
      return Reflect.apply(callback, this, args);
    } catch (error) {
      if (typeof error === 'object' && error !== null) effectErrors.add(error);
      lastEffectError = error;
      throw error;
    }
  };
}

/** An effect whose errors, including its cleanup's, are marked as an effect's. */
function markEffect(create: React.EffectCallback): React.EffectCallback {
  if (typeof create !== 'function') return create;
  const run = marked(create);
  return () => {
    const cleanup = run();
    return typeof cleanup === 'function' ? marked(cleanup) : cleanup;
  };
}

/** This many elements of one type in one turn of the event loop mean a component that renders itself. */
const tooMany = 15_000;
const channel = new MessageChannel();
let elements = new Map<unknown, number>();
let onTooMany: () => void = () => {};
channel.port1.onmessage = () => (elements = new Map());

/** Called for endless component trees: a browser needs minutes to undo what it renders until the guard. */
export function watchElements(callback: () => void): void {
  onTooMany = callback;
}

type Listener = (type: unknown, props: Record<string, unknown>) => void;
let listener: Listener = () => {};

/** Called for each element that the program creates, with the props object of its component. */
export function onElement(callback: Listener): void {
  listener = callback;
}

function countElement(type: unknown): void {
  if (typeof type !== 'function') return;
  if (elements.size === 0) channel.port2.postMessage(0);
  const count = (elements.get(type) ?? 0) + 1;
  elements.set(type, count);
  if (count > tooMany) onTooMany();
}

const patched = new WeakSet<object>();

function markLifecycle(type: unknown): void {
  if (typeof type !== 'function' || !(type.prototype instanceof React.Component) || patched.has(type)) return;
  patched.add(type);
  const prototype: React.Component = type.prototype;
  for (const name of ['componentDidMount', 'componentDidUpdate', 'componentWillUnmount'] as const) {
    const method = prototype[name];
    if (typeof method === 'function') prototype[name] = marked(method);
  }
}

const own = {
  ...React,
  useEffect: (create: React.EffectCallback, deps?: React.DependencyList) =>
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the program gives them
    React.useEffect(markEffect(create), deps),
  useLayoutEffect: (create: React.EffectCallback, deps?: React.DependencyList) =>
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the program gives them
    React.useLayoutEffect(markEffect(create), deps),
  useInsertionEffect: (create: React.EffectCallback, deps?: React.DependencyList) =>
    React.useInsertionEffect(markEffect(create), deps),
  createElement: (...args: Parameters<typeof React.createElement>) => {
    const type = args[0];
    countElement(type);
    markLifecycle(type);
    return heard(Reflect.apply(React.createElement, undefined, args));
  },
};

/** React for the visitor's program: the same, but errors of effects can be distinguished from rendering. */
export const react: Record<string, unknown> = { ...own, default: own };

/** The import of compiled JSX, which records the source line of each element. */
export const jsxRuntime: Record<string, unknown> = {
  ...runtime,
  jsx: markedJsx(runtime.jsx),
  jsxs: markedJsx(runtime.jsxs),
  jsxDEV: markedJsx(runtime.jsx),
};

function markedJsx(jsx: typeof runtime.jsx): typeof runtime.jsx {
  return (type, props, key) => {
    countElement(type);
    markLifecycle(type);
    return heard(jsx(type, props, key));
  };
}

function heard(element: React.ReactElement): React.ReactElement {
  listener(element.type, element.props as Record<string, unknown>);
  return element;
}
