// Save the browser functions that the frame uses before the first program runs: a program may replace any
// method or accessor, and would receive the frame's objects.

type Method = (...args: never[]) => unknown;
type MethodOf<Owner, Name extends keyof Owner> = Extract<Owner[Name], Method>;

export const { apply } = Reflect;

/** Call a method that throws for other objects, with undefined for those. A program can fake `instanceof`. */
export function tryApply<Result>(method: (() => Result) | undefined, self: unknown): Result | undefined {
  try {
    return method && apply(method, self, []);
  } catch {
    return undefined;
  }
}

export function getter<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
): () => Owner[Name] {
  return Object.getOwnPropertyDescriptor(owner, name)?.get as () => Owner[Name];
}

export function setter<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
): (value: Owner[Name]) => void {
  return Object.getOwnPropertyDescriptor(owner, name)?.set as (value: Owner[Name]) => void;
}

type Replacement<Owner, Native extends Method> = (
  native: Native,
  self: Owner,
  args: Parameters<Native>,
) => unknown;

/** Replace a method permanently. */
export function replace<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  replacement: Replacement<Owner, MethodOf<Owner, Name>>,
): void {
  const native: unknown = Reflect.get(owner, name);
  if (typeof native !== 'function') return;
  const value = function (this: Owner, ...args: Parameters<MethodOf<Owner, Name>>) {
    return replacement(native as MethodOf<Owner, Name>, this, args);
  };
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}
