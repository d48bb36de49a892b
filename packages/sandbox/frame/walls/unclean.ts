import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { apply, getter } from './natives';

const { ownKeys, getOwnPropertyDescriptor } = Reflect;
// A member may be `NaN`.
const { is } = Object;
const isConnected = getter(Node.prototype, 'isConnected');
const textOf = getter(Node.prototype, 'textContent');

/** The built-ins that the frame uses. A browser's 12,000 members are too many to check before each run. */
const languageKinds = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  Date,
  RegExp,
  Promise,
  Map,
  Set,
  Error,
];
const browserKinds = [EventTarget, Event, MessageEvent, MessagePort, Node, Element, HTMLElement, Document];
const kinds = [...languageKinds, ...browserKinds, WeakMap, WeakSet];

interface Snapshot {
  /** Without a prototype, like its values: a program may extend `Object.prototype`. */
  globals: Record<PropertyKey, true>;
  owners: { object: object; count: number; keys: PropertyKey[]; members: PropertyDescriptor[] }[];
  page: Element[];
}

let before: Snapshot | undefined;
const box = document.createElement('div');
const root = createRoot(box);
let looks = 0;

/** True when programs have changed globals, built-ins, the page, or React. The first call only records. */
export function isUnclean(): boolean {
  if (!before) {
    before = takeSnapshot();
    return false;
  }
  // In this order: React may run effects of the previous program.
  return !isReactWorking() || hasChanged(before);
}

function takeSnapshot(): Snapshot {
  // React sets it while it creates a component stack. Afterwards it is an own member of Error in any case.
  Object.assign(Error, { prepareStackTrace: undefined });
  const globals: Snapshot['globals'] = Object.create(null);
  for (const name of ownKeys(window)) globals[name] = true;
  const iterators = [[], '', new Map(), new Set(), 'x'.matchAll(/x/g)].map((list): object =>
    Object.getPrototypeOf(list[Symbol.iterator]()),
  );
  const objects = [...kinds.flatMap((kind): object[] => [kind, kind.prototype]), ...iterators];
  const owner = (object: object, keys = ownKeys(object)) => ({
    object,
    count: ownKeys(object).length,
    keys,
    members: keys.map((key) => read(object, key)),
  });
  return {
    globals,
    owners: [
      owner(
        window,
        kinds.map(({ name }) => name),
      ),
      ...[...objects, Reflect, Math, JSON, console].map((object) => owner(object)),
    ],
    page: [document.documentElement, document.head, document.body, ...document.head.children],
  };
}

/** By index, and by own members only: nothing here may call code of the program. */
function hasChanged({ globals, owners, page }: Snapshot): boolean {
  const names = ownKeys(window);
  for (let at = 0; at < names.length; at += 1) if (!globals[names[at] ?? '']) return true;
  for (let at = 0; at < owners.length; at += 1) {
    const owner = owners[at];
    if (!owner) return true;
    const { object, count, keys, members } = owner;
    if (ownKeys(object).length !== count) return true;
    for (let each = 0; each < keys.length; each += 1) {
      const { value, get, set } = read(object, keys[each] ?? '');
      const member = members[each];
      if (!is(value, member?.value) || get !== member?.get || set !== member?.set) return true;
    }
  }
  for (let at = 0; at < page.length; at += 1) if (!apply(isConnected, page[at], [])) return true;
  return false;
}

const read = (object: object, key: PropertyKey) =>
  ({ __proto__: null, ...getOwnPropertyDescriptor(object, key) }) as PropertyDescriptor;

/** A thrown value whose members throw, too, interrupts React's work, and React refuses any more. */
function isReactWorking(): boolean {
  looks += 1;
  try {
    flushSync(() => root.render(looks));
  } catch {
    return false;
  }
  return apply(textOf, box, []) === `${looks}`;
}
