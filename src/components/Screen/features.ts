/** A feature of a screen, from the list on its page (plugins/demos/features.ts). */
export interface Feature {
  number: string;
  /** What the list says about it: before its link, the link, and after it. */
  text: [string, string, string];
  /** The part of the docs that explains it. */
  to: string;
  /** A CSS selector of what the mark stands on. */
  at: string;
  /** The window's width from which the feature is hidden, in px. */
  below: number;
}

/** The features in the page's list, which is on the page once. */
export function readFeatures(): Feature[] {
  return [...document.querySelectorAll<HTMLElement>('li > [data-mark]')].map((button) => {
    const entry = button.closest('li');
    const link = entry?.querySelector('a');
    const said = entry?.textContent.trim() ?? '';
    const name = link?.textContent ?? '';
    const start = said.lastIndexOf(name);
    return {
      number: button.dataset.number ?? '',
      text: [said.slice(0, start), name, said.slice(start + name.length)],
      to: link ? link.pathname + link.hash : '',
      at: button.dataset.mark ?? '',
      below: Number(button.dataset.below ?? Infinity),
    };
  });
}

export interface Place {
  x: number;
  y: number;
}

/** The diameter of a mark and the least distance of two, in px. */
const size = 24;
/** The mark of something lower than this stands outside of its corner, or it would hide a word. */
const lowest = 48;
const outside = { x: 10, y: 6 };
/** The same for something so small that the mark would cover it. */
const clear = { x: 10, y: 14 };

/** Where the marks stand in the stage, in px: at their targets, and next to each other. What is not visible has none. */
export function placesOf(features: readonly Feature[], stage: HTMLElement): (Place | undefined)[] {
  const box = stage.getBoundingClientRect();
  const taken: Place[] = [];
  return features.map(({ at, below }) => {
    const found = window.innerWidth < below ? firstVisible(at, stage) : undefined;
    if (!found) return undefined;
    const isRightToLeft = getComputedStyle(found.target).direction === 'rtl';
    const step = isRightToLeft ? -size - 2 : size + 2;
    const { left, right, top, width, height } = found.box;
    const outwards = width < size ? clear : height < lowest ? outside : { x: 0, y: 0 };
    const place = {
      x: within((isRightToLeft ? right + outwards.x : left - outwards.x) - box.left, box.width),
      y: within(top - outwards.y - box.top, box.height),
    };
    while (taken.some(({ x, y }) => Math.abs(x - place.x) < size && Math.abs(y - place.y) < size))
      place.x += step;
    taken.push(place);
    return place;
  });
}

/** A mark is never cut by the stage's edge. */
function within(value: number, length: number): number {
  return Math.round(Math.min(Math.max(value, size / 2 + 1), length - size / 2 - 1));
}

function firstVisible(selector: string, stage: HTMLElement) {
  for (const target of stage.querySelectorAll(`[data-island] :is(${selector})`)) {
    const box = target.getBoundingClientRect();
    const isVisible = box.width > 0 && getComputedStyle(target).visibility === 'visible';
    if (isVisible && !isScrolledAway(target, box, stage)) return { target, box };
  }
  return undefined;
}

/** Whether the part at which the mark stands is outside of a box that scrolls. */
function isScrolledAway(target: Element, { top, left, width, height }: DOMRect, stage: HTMLElement): boolean {
  const x = left + Math.min(width, size) / 2;
  const y = top + Math.min(height, size) / 2;
  for (let node = target.parentElement; node && node !== stage; node = node.parentElement) {
    if (getComputedStyle(node).overflow === 'visible') continue;
    const box = node.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
  }
  return false;
}
