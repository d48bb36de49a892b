/** If an entry of a long list (sidebar, contents, mobile menu) is out of sight, center it in the list. */
export function showInList(entry: Element | null): void {
  const list = entry?.closest('.thin-scrollbar, .navbar-sidebar__item');
  if (!entry || !list || list.clientHeight === 0) return;
  const { top, bottom, height } = entry.getBoundingClientRect();
  const area = list.getBoundingClientRect();
  // Below an announcement the sidebar extends past the window.
  const end = Math.min(area.bottom, innerHeight);
  if (top >= area.top && bottom + height <= end) return;
  list.scrollTop += (top + bottom - area.top - end) / 2;
}

export function currentEntry(menu: ParentNode | null): Element | null {
  return menu?.querySelector('.menu__link[aria-current="page"]') ?? null;
}
