import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer: () => Promise<void>;
  }
}

/** Move the browser's pointer off the page. It outlives a file of tests, and the tooltip of whatever it rests on opens in the next one. */
export const parkPointer: BrowserCommand<[]> = async ({ page }) => page.mouse.move(-1, -1);
