const focusable = 'button, input, [tabindex], [contenteditable="true"]';

/** How long the real thing may take to appear once it is shown, in ms; after that the keys go their usual way again. */
const patience = 2000;

/**
 * What a visitor does to markup that nothing listens to yet, kept for what takes its place there: the last click, the focus, the keys.
 * @param box holds the markup now, and `find(parent)` gives what holds its successor.
 */
export function keepTouches(box: HTMLElement, find: (parent: Element) => Element | null) {
  const parent = box.parentElement ?? box;
  const keys: string[] = [];
  let clicked = -1;
  let isPressed = false;
  const controller = new AbortController();
  const { signal } = controller;
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    react: (event: DocumentEventMap[Type]) => void,
  ) => parent.addEventListener(type, react as EventListener, { capture: true, signal });

  listen('pointerdown', () => (isPressed = true));
  listen('click', ({ target }) => {
    if (box.isConnected) clicked = placeOf(box, target as Node);
  });
  listen('keydown', (event) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    // On a button the space bar is a click.
    if ((event.target as Element).closest('button')) return;
    keys.push(event.key);
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    /** Let `show` put the real thing in place at once, when no pointer is down on the markup, and repeat there what was done. */
    handOver(show: () => void): void {
      whenReleased(isPressed, async () => {
        const focused = document.activeElement ? placeOf(box, document.activeElement) : -1;
        show();
        const elements = await appearance(parent, () => focusableIn(find(parent)));
        if (focused >= 0) elements[focused]?.focus();
        // A part of a date needs no click beside the focus, and would take it back while keys are repeated.
        const target = elements[clicked];
        if (target?.matches('button')) target.click();
        // Keys that come meanwhile wait in line.
        for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
          // The picker notices the focus, and passes it on to the next part, a moment later.
          await new Promise((resolve) => setTimeout(resolve, 40));
          // The one way to type into a part of a date as a visitor does, old as it is.
          document.execCommand('insertText', false, key);
        }
        controller.abort();
      });
    },
    end: () => controller.abort(),
  };
}

function focusableIn(box: Element | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(focusable) ?? [])];
}

/** The innermost element that can take the focus around `target`, as its place among all of them; an element comes before those in it. */
function placeOf(box: Element, target: Node): number {
  return focusableIn(box).reduce((last, element, at) => (element.contains(target) ? at : last), -1);
}

function whenReleased(isPressed: boolean, then: () => void): void {
  if (!isPressed || !document.querySelector(':active')) return then();
  // The click follows the release.
  const release = () => setTimeout(then);
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, release, { once: true });
}

function appearance(parent: Element, find: () => HTMLElement[]): Promise<HTMLElement[]> {
  return new Promise((resolve) => {
    const there = find();
    if (there.length > 0) return resolve(there);
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(find());
    };
    const observer = new MutationObserver(() => find().length > 0 && finish());
    const timer = setTimeout(finish, patience);
    observer.observe(parent, { childList: true, subtree: true });
  });
}
