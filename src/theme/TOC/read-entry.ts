/** Marks the entry of the current heading in the table of contents. @returns the entry */
export function markReadEntry(): Element | null {
  const id = readHeading()?.id;
  let marked: Element | null = null;
  for (const link of document.querySelectorAll('.toc-highlight')) {
    const isRead = id !== undefined && link.getAttribute('href') === `#${id}`;
    link.classList.toggle('table-of-contents__link--active', isRead);
    if (isRead) marked = link;
  }
  return marked;
}

/** The first heading below what sticks to the top, if in the upper half of the window; else the previous. */
function readHeading(): HTMLElement | undefined {
  const headings = Array.from(document.querySelectorAll<HTMLElement>('h2.anchor, h3.anchor')).filter(
    ({ hidden }) => !hidden,
  );
  // Where a link to a heading scrolls; the rest are fractions of a pixel.
  const start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 2;
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= start);
  if (next < 0) return headings.at(-1);
  const isNear = (headings[next]?.getBoundingClientRect().bottom ?? 0) < innerHeight / 2;
  return headings[isNear ? next : next - 1];
}
