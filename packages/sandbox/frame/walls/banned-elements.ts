import { apply, getter, replace, setter } from './natives';

/**
 * Elements that a program can't create. A script made at run time has no guards in its loops. A
 * `<link rel=preconnect>` opens a connection that no policy stops (measured in Chromium 156), and so does
 * `<meta http-equiv=refresh>`; a child frame could contain them. None of these elements could load anything
 * here, so nothing is lost: by name they become elements without a meaning, and markup loses them.
 */
const banned = 'script,link,meta,iframe,frame,object,embed,fencedframe,portal';
const substitute = 'x-banned';

/** Close every way to create a banned element: by name, by markup, as a custom element, and by copying. */
export function banElements(): void {
  for (const own of document.querySelectorAll(banned)) own.remove();
  replace(Document.prototype, 'createElement', (native, self, args) => {
    const made = apply(native, self, args);
    return isBanned(made) ? apply(native, self, [substitute]) : made;
  });
  replace(Document.prototype, 'createElementNS', (native, self, args) => {
    const made = apply(native, self, args);
    return isBanned(made) ? apply(native, self, [args[0], substitute]) : made;
  });
  const cleanResult = <Self, Args extends unknown[]>(
    native: (this: Self, ...args: Args) => Node,
    self: Self,
    args: Args,
  ) => clean(apply(native, self, args));
  replace(Range.prototype, 'createContextualFragment', cleanResult);
  replace(DOMParser.prototype, 'parseFromString', cleanResult);
  replace(DOMImplementation.prototype, 'createDocument', cleanResult);
  // Without its options: an element could extend `<link>`.
  replace(CustomElementRegistry.prototype, 'define', (native, self, [name, constructor]) =>
    apply(native, self, [name, constructor]),
  );
  replaceMarkup();
  removeOtherWays();
}

/** Parse markup into a fragment, which loads nothing, remove banned elements, and insert it. */
function replaceMarkup(): void {
  const setInner = (self: Node, markup: unknown) => {
    const fragment = parse(self, markup);
    const target = self instanceof HTMLTemplateElement ? apply(contentOf, self, []) : self;
    apply(setText, target, ['']);
    apply(appendChild, target, [fragment]);
  };
  replaceSetter(Element.prototype, 'innerHTML', setInner);
  replaceSetter(ShadowRoot.prototype, 'innerHTML', setInner);
  replaceSetter(Element.prototype, 'outerHTML', (self, markup) => {
    apply(replaceWith, self, [parse(parentOrSelf(self), markup)]);
  });
  replace(Element.prototype, 'insertAdjacentHTML', (_native, self, [where, markup]) => {
    const place = String(where).toLowerCase();
    const [insert, isInside] = adjacent[place] ?? [];
    if (!insert) throw new SyntaxError(`'${place}' is no position next to an element.`);
    return apply(insert, self, [parse(isInside ? self : parentOrSelf(self), markup)]);
  });
}

function removeOtherWays(): void {
  const owners = [
    Document,
    Document.prototype,
    Element.prototype,
    ShadowRoot.prototype,
    DocumentFragment.prototype,
  ];
  const names =
    /^(?:write|writeln|open|execCommand|(?:parse|set)HTML(?:Unsafe)?|stream.*HTML.*|.*HTMLUnsafe)$/i;
  for (const owner of owners) {
    for (const name of Object.getOwnPropertyNames(owner))
      if (names.test(name)) Reflect.deleteProperty(owner, name);
  }
  Reflect.deleteProperty(window, 'XSLTProcessor');
}

// Check the result and not the text it was made from: no entity, namespace or patched `replace` hides it.
const { matches, remove, replaceWith, append, prepend, before, after } = Element.prototype;
const { appendChild } = Node.prototype;
const { selectNodeContents, createContextualFragment } = Range.prototype;
const createRange = document.createRange.bind(document);
const queries = new Map<unknown, ParentNode['querySelectorAll']>([
  [Node.ELEMENT_NODE, Element.prototype.querySelectorAll],
  [Node.DOCUMENT_NODE, Document.prototype.querySelectorAll],
  [Node.DOCUMENT_FRAGMENT_NODE, DocumentFragment.prototype.querySelectorAll],
]);
const queryFor = queries.get.bind(queries);
const typeOf = getter(Node.prototype, 'nodeType');
const parentOf = getter(Node.prototype, 'parentElement');
const contentOf = getter(HTMLTemplateElement.prototype, 'content');
const setText = setter(Node.prototype, 'textContent');
const adjacent: Record<string, [insert: (...nodes: Node[]) => void, isInside: boolean] | undefined> = {
  beforebegin: [before, false],
  afterbegin: [prepend, true],
  beforeend: [append, true],
  afterend: [after, false],
};

const isBanned = (element: Element) => apply(matches, element, [banned]);
const parentOrSelf = (self: Node) => apply(parentOf, self, []) ?? self;

function parse(context: Node, markup: unknown): DocumentFragment {
  const range = createRange();
  apply(selectNodeContents, range, [context]);
  return clean(apply(createContextualFragment, range, [markup === null ? '' : String(markup)]));
}

/** Remove the banned elements, even in templates. */
function clean<T extends Node>(root: T): T {
  const query = queryFor(apply(typeOf, root, []));
  if (!query) return root;
  // By index: a program may replace the list's iterator.
  const found = apply(query, root, [banned]);
  for (let at = 0; found[at]; at += 1) apply(remove, found[at], []);
  const templates = apply(query, root, ['template']);
  for (let at = 0; templates[at]; at += 1) clean(apply(contentOf, templates[at], []));
  return root;
}

function replaceSetter(owner: object, name: string, set: (self: Node, value: unknown) => void): void {
  const native = Object.getOwnPropertyDescriptor(owner, name);
  if (!native?.set) return;
  Object.defineProperty(owner, name, {
    ...native,
    set(this: Node, value: unknown) {
      set(this, value);
    },
    configurable: false,
  });
}
