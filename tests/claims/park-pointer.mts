import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer: () => Promise<void>;
  }
}

/** Move the pointer off the page. It outlives a test file, and would open a tooltip in the next one. */
export const parkPointer: BrowserCommand<[]> = async ({ page }) => page.mouse.move(-1, -1);
