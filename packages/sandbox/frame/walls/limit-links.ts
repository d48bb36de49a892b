import { noteWindows } from '../messages/missing-world';
import { apply, getter, replace, tryApply } from './natives';

/** The file types of a table's export. */
const fileName = /^[^/\\]*\.(?:csv|pdf|json|txt|tsv|xlsx?)$/i;

/** What a click can follow: `<a>`, MathML links, SVG links by an animated attribute, and `<use>` of any. */
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
 * Keep links from opening anything outside the frame. A browser opens a tab for a click with a modifier key
 * or another button, despite the sandbox; it reads the key from the visitor's own click even when a program
 * follows a link meanwhile.
 */
export function limitLinks(): void {
  // A closed one would hide its links.
  replace(Element.prototype, 'attachShadow', (native, self, [init]) =>
    apply(native, self, [{ ...init, mode: 'open' }]),
  );
  // Before any program listens, at the start of each event's path: no listener of a program runs first.
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

/** Not the visitor's plain click: the frame's own policy stops that one, or it stays within the program. */
function leadsOut(event: Event): boolean {
  if (!event.isTrusted || apply(typeOf, event, []) !== 'click') return true;
  for (let at = 0; at < modifiers.length; at += 1) if (tryApply(modifiers[at], event)) return true;
  return tryApply(buttonOf, event) !== 0;
}

/**
 * Let a program save one file per click or key press, of a type that a table exports. Otherwise, a program
 * with the permission to download could save any number of files of any type.
 */
function limitProgramsClicks(): void {
  // Not `test`, which calls the program's `exec`.
  const { exec } = RegExp.prototype;
  const { click } = HTMLElement.prototype;
  const create = document.createElement.bind(document, 'a');
  const { setAttribute } = Element.prototype;
  const { userActivation } = navigator;
  const isActive = getter(UserActivation.prototype, 'isActive');
  // A new frame may share the activation of the click that created it: only input in the frame counts.
  let isSpent = true;
  let isPressed = false;
  for (const type of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(
      type,
      ({ isTrusted }) => {
        if (!isTrusted) return;
        // A screen reader's click has no press before it.
        if (type !== 'click' || !isPressed) isSpent = false;
        isPressed = type !== 'click';
      },
      true,
    );

  // Uses a separate link: the program's listeners could change its own before it is followed.
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
    // The window's listener catches it.
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

/** The link that a click on a node follows, along the event's path. */
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
    // Not an element.
    return false;
  }
}
