// What the frame uses of the browser while programs run is taken before the first one runs: a program may put functions of its own in
// the place of any method or accessor, and would be given the objects that the frame calls it with.

type Method = (...args: never[]) => unknown;
type MethodOf<Owner, Name extends keyof Owner> = Extract<Owner[Name], Method>;

export const { apply } = Reflect;

/** Call a method that refuses objects of another kind, with undefined for those. `instanceof` asks the program. */
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

/** Put a function in the place of a method, for good. */
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
