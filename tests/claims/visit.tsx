import type { ReactElement } from 'react';
import { locators, page, userEvent, type Locator } from 'vitest/browser';
import { mount } from './claim';
import { texts } from './read';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Find by a CSS selector what has no role, label or text of its own. */
    byCss: (selector: string) => Locator;
  }
}

locators.extend({ byCss: (selector) => selector });

/** Mount a demo, and return its area for a visitor's pointer and keyboard. */
export function visit(demo: ReactElement): Locator {
  // Its place among the menus and dialogs on the page changes.
  mount(demo).el.dataset.testid = 'demo';
  return page.getByTestId('demo');
}

/** The texts of all elements that match, as shown, each in one line. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map((element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

/** The texts of one column of the body, by index from 0; rows without that cell are skipped. */
export const columnTexts = (demo: Locator, column: number): string[] =>
  texts(demo.element(), `tbody td:nth-child(${column + 1})`).filter((text) => text !== '');

export const focus = (locator: Locator): void => (locator.element() as HTMLElement).focus();

/** Press keys on an element, as in `{Enter}`. */
export async function pressOn(locator: Locator, keys: string): Promise<void> {
  focus(locator);
  await userEvent.keyboard(keys);
}
