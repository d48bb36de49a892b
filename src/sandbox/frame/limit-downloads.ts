/** What a table's export writes. */
const fileName = /^[^/\\]*\.(?:csv|pdf|json|txt|tsv|xlsx?)$/i;

/**
 * Let a program save one file for each click or key of the visitor, of a kind that a table exports. Without this, a program with the
 * permission to offer files could save any number of any kind by itself.
 */
export function limitDownloads(): void {
  // Taken before a program can put functions of its own in their places.
  const { apply } = Reflect;
  const { test } = RegExp.prototype;
  const { click } = HTMLElement.prototype;
  const { dispatchEvent } = EventTarget.prototype;
  const { getAttribute, matches } = Element.prototype;
  const parentOf = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get;
  const hostOf = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'host')?.get;
  const { userActivation } = navigator;
  const isActive = Object.getOwnPropertyDescriptor(UserActivation.prototype, 'isActive')?.get;
  if (!parentOf || !hostOf || !isActive) return;
  let isSpent = false;
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, ({ isTrusted }) => void (isSpent = isSpent && !isTrusted), true);

  const downloadAround = (start: unknown): Element | undefined => {
    let node = start;
    while (node instanceof Node) {
      if (node instanceof Element && apply(matches, node, ['a[download], area[download]'])) return node;
      node = apply(parentOf, node, []) ?? (node instanceof ShadowRoot ? apply(hostOf, node, []) : null);
    }
    return undefined;
  };
  const isRefused = (target: unknown) => {
    const link = downloadAround(target);
    if (!link) return false;
    const isAllowed =
      !isSpent &&
      (apply(isActive, userActivation, []) as boolean) &&
      apply(test, fileName, [apply(getAttribute, link, ['download'])]);
    isSpent = true;
    return !isAllowed;
  };
  const define = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, writable: false, configurable: false });
  define(HTMLElement.prototype, 'click', function (this: HTMLElement) {
    if (!isRefused(this)) apply(click, this, []);
  });
  define(EventTarget.prototype, 'dispatchEvent', function (this: EventTarget, event: Event) {
    return event instanceof MouseEvent && isRefused(this) ? false : apply(dispatchEvent, this, [event]);
  });
}
