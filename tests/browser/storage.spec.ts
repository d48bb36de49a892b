import { expect, test, type Page } from './fixtures';
import { goOn, kinds, openPage, routeClasses, saveData, switchColors } from './site';

const faults: Record<string, () => void> = {
  'reading it throws': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'it is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [fault, install] of Object.entries(faults))
  test(`when ${fault}, a page of each class works, its colors can be switched, and it leads on`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(install);
    for (const [kind, path] of Object.entries(routeClasses))
      await test.step(kind, async () => {
        await openPage(page, path);
        if (kind !== 'full-screen') {
          const theme = await page.locator('html').getAttribute('data-theme');
          await switchColors(page);
          await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
        }
        if (kind === 'playground')
          await expect(page.frameLocator('iframe').locator('table').first()).toBeVisible();
        await goOn(page);
        await expect(page).toHaveURL(kind === 'full-screen' ? /\/demos\/sort\/basic/ : /\/docs\/$/);
        // The generator logs that it can't store, and the browser the missing page; both are harmless.
        for (const text of complaints.splice(0))
          if (!/storage|status of 404/i.test(text)) complaints.push(text);
      });
  });

const junk = ['', 'null', '{"a":', '<img src=x onerror=alert(1)>'];

/** The keys that the site reads, recorded from it, because a list written by hand would become outdated. */
async function listKeys(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const getItem = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      if (window === top && this === localStorage) (window.readKeys ??= []).push(key);
      return getItem.call(this, key);
    };
  });
  const keys = new Set<string>();
  for (const path of [...Object.values(kinds), 'playground']) {
    await openPage(page, path);
    for (const key of await page.evaluate(() => window.readKeys ?? [])) keys.add(key);
  }
  return [...keys];
}

declare global {
  interface Window {
    readKeys?: string[];
  }
}

test('when every key that the site reads holds junk, pages work', async ({ page }) => {
  await saveData(page);
  const keys = await listKeys(page);
  // The colors, the language of demos, the package manager, the version of the docs.
  for (const part of ['theme', 'language', 'package-manager', 'docs-preferred-version'])
    expect(keys.join(' ')).toContain(part);
  for (const value of junk)
    await test.step(JSON.stringify(value), async () => {
      // The last of these scripts sets the final value.
      await page.addInitScript(
        ([names, text]) => {
          // The playground's frame has no storage.
          if (window === top) for (const name of names) localStorage.setItem(name, text);
        },
        [keys, value] as const,
      );
      for (const path of Object.values(kinds)) await worksAt(page, path);
    });
});

async function worksAt(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(
    page
      .getByRole('button', { name: /Switch between light and dark/ })
      .first()
      .locator('svg:visible'),
  ).toHaveCount(1);
  await expect(page.locator('[data-announcement-bar]')).toBeVisible();
}
