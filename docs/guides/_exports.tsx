import { expect, onTestFinished, vi } from 'vitest';
import { click, press } from '../../tests/claims/hands';
import { all, texts } from '../../tests/claims/read';

/** Choose an entry of a table's export menu, and return when the menu has closed. */
export async function choose(el: ParentNode, label: string) {
  press(el, 'Export');
  await expect.poll(() => texts(document, '[role="menuitem"]')).toContain(label);
  const entry = all(document, '[role="menuitem"]').find(({ textContent }) => textContent === label);
  click(entry as HTMLElement);
  await expect.poll(() => all(document, '[role="menuitem"]').length).toBe(0);
}

/** The downloads that start meanwhile: name and content. */
export function downloads() {
  const files: { name: string; href: string }[] = [];
  const spy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, href: this.href });
    this.remove();
  });
  onTestFinished(() => spy.mockRestore());
  return files;
}
