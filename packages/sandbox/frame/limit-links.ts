import { noteWindows } from './missing-world';
import { apply, getter, replace, tryApply } from './natives';

/** What a table's export writes. */
const fileName = /^[^/\\]*\.(?:csv|pdf|json|txt|tsv|xlsx?)$/i;

/** What leads somewhere when it is clicked: MathML links by an attribute alone, SVG links by an animated one, and `<use>` shows any of them. */
const links = 'a, area, use, [*|href]';
const downloads = 'a[download]:is([href^="blob:" i], [href^="data:" i])';

const { composedPath, preventDefault } = Event.prototype;
const { getAttribute, matches } = Element.prototype;
const { getRootNode } = Node.prototype;
const parentOf = getter(Node.prototype, 'parentNode');
const hostOf = getter(ShadowRoot.prototype, 'host');
const slotOf = getter(Element.prototype, 'assignedSlot');
const slotOfText = getter(Text.prototype, 'assignedSlot');
const typeOf = getter(Event.prototype, 'type');
const isCancelable = getter(Event.prototype, 'cancelable');
const buttonOf = getter(MouseEvent.prototype, 'button');
const modifiers = (['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).map((name) =>
  getter(MouseEvent.prototype, name),
);

/**
 * Keep links from opening anything outside the frame. A browser opens a tab for a click with a key held down or with another button,
 * whatever the sandbox says; it takes the key from the visitor's own click even when a program follows a link meanwhile.
 */
export function limitLinks(): void {
  // A closed one would hide its links.
  replace(Element.prototype, 'attachShadow', (native, self, [init]) =>
    apply(native, self, [{ ...init, mode: 'open' }]),
  );
  // Before any program listens, and where each event begins: nothing of a program comes first.
  for (const type of ['click', 'auxclick', 'dragstart'])
    window.addEventListener(
      type,
      (event) => {
        const path = apply(composedPath, event, []);
        const link = linkAround(path[0]);
        if (!link || !leadsOut(event)) return;
        apply(preventDefault, event, []);
        if (type !== 'dragstart' && !apply(matches, link, ['[href^="#"]'])) noteWindows();
      },
      true,
    );
  limitProgramsClicks();
}

/** Not the plain click of a visitor: the frame's own policy stops that one, or it stays within the program. */
function leadsOut(event: Event): boolean {
  if (!event.isTrusted || apply(typeOf, event, []) !== 'click') return true;
  for (let at = 0; at < modifiers.length; at += 1) if (tryApply(modifiers[at], event)) return true;
  return tryApply(buttonOf, event) !== 0;
}

/**
 * Let a program save one file for each click or key of the visitor, of a kind that a table exports. Without this, a program with the
 * permission to offer files could save any number of any kind by itself.
 */
function limitProgramsClicks(): void {
  // Not `test`, which asks the program's `exec`.
  const { exec } = RegExp.prototype;
  const { click } = HTMLElement.prototype;
  const create = document.createElement.bind(document, 'a');
  const { setAttribute } = Element.prototype;
  const { userActivation } = navigator;
  const isActive = getter(UserActivation.prototype, 'isActive');
  // A new frame may share the activation of the click that made it: only what the visitor does in the frame counts.
  let isSpent = true;
  let isPressed = false;
  for (const type of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(
      type,
      ({ isTrusted }) => {
        if (!isTrusted) return;
        // A screen reader's click comes without a press before it.
        if (type !== 'click' || !isPressed) isSpent = false;
        isPressed = type !== 'click';
      },
      true,
    );

  // By a link of the frame's own: what listens on the program's could turn it into another one before it is followed.
  const save = (link: Element) => {
    const name = apply(getAttribute, link, ['download']) ?? '';
    const isAllowed = !isSpent && apply(isActive, userActivation, []) && apply(exec, fileName, [name]);
    isSpent = true;
    if (!isAllowed) return;
    const own = create();
    apply(setAttribute, own, ['download', name]);
    apply(setAttribute, own, ['href', apply(getAttribute, link, ['href'])]);
    apply(click, own, []);
  };
  const follow = (target: unknown, isHeard: boolean, dispatch: () => unknown) => {
    const link = linkAround(target);
    if (!link) return dispatch();
    if (apply(matches, link, [downloads])) return void save(link);
    // The window hears of it and keeps it in.
    return isHeard && apply(getRootNode, link, []) === document ? dispatch() : undefined;
  };
  replace(HTMLElement.prototype, 'click', (native, self) =>
    follow(self, true, () => apply(native, self, [])),
  );
  replace(EventTarget.prototype, 'dispatchEvent', (native, self, [event]) => {
    const dispatch = () => apply(native, self, [event]);
    const isClick = tryApply(buttonOf, event) !== undefined && apply(typeOf, event, []) === 'click';
    return isClick ? (follow(self, apply(isCancelable, event, []), dispatch) ?? false) : dispatch();
  });
}

/** The link that a click at a node follows, on the way that the event takes. */
function linkAround(target: unknown): Element | undefined {
  let node = target;
  while (node) {
    if (isLink(node)) return node;
    node =
      tryApply(slotOf, node) ??
      tryApply(slotOfText, node) ??
      tryApply(parentOf, node) ??
      tryApply(hostOf, node);
  }
  return undefined;
}

function isLink(node: unknown): node is Element {
  try {
    return apply(matches, node, [links]);
  } catch {
    // No element.
    return false;
  }
}
