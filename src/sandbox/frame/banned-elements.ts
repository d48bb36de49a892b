/**
 * Elements that a program can't make. A `<link rel=preconnect>` opens a connection that no policy stops (measured in Chromium 156),
 * and so does `<meta http-equiv=refresh>`; a child frame could hold them. None of these elements could load anything here, so nothing is
 * lost: they become elements without a meaning.
 */
const banned = ['link', 'meta', 'iframe', 'frame', 'object', 'embed', 'fencedframe', 'portal'];
const inMarkup = new RegExp(`<((?:[^\\s<>/]*:)?)(${banned.join('|')})`, 'gi');

const cleanMarkup = (markup: unknown) =>
  markup === null ? null : String(markup).replace(inMarkup, '<$1x-$2');
const cleanName = (name: unknown) =>
  String(name).replace(new RegExp(`^(.*:)?(${banned.join('|')})$`, 'i'), 'x-$2');

/** Close every way to make a banned element: by name, and by markup. */
export function banElements(): void {
  wrap(Document.prototype, 'createElement', 0, cleanName);
  wrap(Document.prototype, 'createElementNS', 1, cleanName);
  wrap(Element.prototype, 'insertAdjacentHTML', 1, cleanMarkup);
  wrap(Range.prototype, 'createContextualFragment', 0, cleanMarkup);
  wrap(DOMParser.prototype, 'parseFromString', 0, cleanMarkup);
  for (const name of ['innerHTML', 'outerHTML']) {
    wrapSetter(Element.prototype, name);
    wrapSetter(ShadowRoot.prototype, name);
  }
  for (const owner of [Document, Document.prototype, Element.prototype, ShadowRoot.prototype]) {
    for (const name of [
      'write',
      'writeln',
      'execCommand',
      'parseHTMLUnsafe',
      'parseHTML',
      'setHTMLUnsafe',
      'setHTML',
    ]) {
      Reflect.deleteProperty(owner, name);
    }
  }
  for (const owner of [
    Element.prototype,
    ShadowRoot.prototype,
    DocumentFragment.prototype,
    Document.prototype,
  ]) {
    for (const name of Object.getOwnPropertyNames(owner))
      if (/^stream.*HTML|HTMLUnsafe$/i.test(name)) Reflect.deleteProperty(owner, name);
  }
  Reflect.deleteProperty(window, 'XSLTProcessor');
}

function wrap(owner: object, name: string, index: number, clean: (value: unknown) => unknown): void {
  const native: unknown = Reflect.get(owner, name);
  if (typeof native !== 'function') return;
  const apply = Reflect.apply;
  const value = function (this: unknown, ...args: unknown[]) {
    if (args.length > index) args[index] = clean(args[index]);
    return apply(native, this, args) as unknown;
  };
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}

function wrapSetter(owner: object, name: string): void {
  const native = Object.getOwnPropertyDescriptor(owner, name);
  if (!native?.set) return;
  const { set } = native;
  const apply = Reflect.apply;
  Object.defineProperty(owner, name, {
    ...native,
    set(value: unknown) {
      apply(set, this, [cleanMarkup(value)]);
    },
    configurable: false,
  });
}
