// What the frame uses of the browser while programs run is taken before the first one runs: a program may put functions of its own in
// the place of any method or accessor, and would be given the objects that the frame calls it with.

export type AnyFunction = (...args: unknown[]) => unknown;

export const { apply } = Reflect;

/** Call a method that refuses objects of another kind, with undefined for those. `instanceof` asks the program. */
export function tryApply(method: AnyFunction | undefined, self: unknown): unknown {
  try {
    return method && apply(method, self, []);
  } catch {
    return undefined;
  }
}

export function getter(owner: object, name: string): AnyFunction {
  return Object.getOwnPropertyDescriptor(owner, name)?.get as AnyFunction;
}

export function setter(owner: object, name: string): AnyFunction {
  return Object.getOwnPropertyDescriptor(owner, name)?.set as AnyFunction;
}

type Replacement<Self> = (native: AnyFunction, self: Self, args: unknown[]) => unknown;

/** Put a function in the place of a method, for good. */
export function replace<Self = Node>(owner: object, name: string, replacement: Replacement<Self>): void {
  const native: unknown = Reflect.get(owner, name);
  if (typeof native !== 'function') return;
  const value = function (this: Self, ...args: unknown[]) {
    return replacement(native as AnyFunction, this, args);
  };
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}
