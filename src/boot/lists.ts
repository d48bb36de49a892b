/** If an entry of a long list (sidebar, contents, mobile menu) is out of sight, scroll only the list to center it. */
export function showInList(entry: Element | null): void {
  const list = entry?.closest('.thin-scrollbar, .navbar-sidebar__item');
  if (!entry || !list || list.clientHeight === 0) return;
  const { top, bottom, height } = entry.getBoundingClientRect();
  const area = list.getBoundingClientRect();
  // Below an announcement the sidebar reaches beyond the window.
  const end = Math.min(area.bottom, innerHeight);
  if (top >= area.top && bottom + height <= end) return;
  list.scrollTop += (top + bottom - area.top - end) / 2;
}

/** The entry of the page that is shown. */
export function currentEntry(menu: ParentNode | null): Element | null {
  return menu?.querySelector('.menu__link[aria-current="page"]') ?? null;
}
