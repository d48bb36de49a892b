/**
 * A text table that is wider than its column scrolls sideways. Arrow keys scroll only the focused element,
 * and not every browser makes scrolling elements focusable, so such a table is a tab stop.
 */
let observer: ResizeObserver | undefined;

/** Docusaurus calls it on each page. Only a table that scrolls sideways gets a tab stop. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) setTabStop(target);
  });
  for (const table of document.querySelectorAll('.markdown table:not(.mt-table *)')) observer.observe(table);
}

function setTabStop(table: Element): void {
  if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0');
  else table.removeAttribute('tabindex');
}
