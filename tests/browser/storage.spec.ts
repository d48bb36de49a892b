import { expect, test } from './fixtures';
import { kinds, openPage } from './site';

const faults: Record<string, () => void> = {
  'reading it throws': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'it is null': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  'it is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [fault, install] of Object.entries(faults)) {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`when ${fault}, a ${kind} page works and its colors can be switched`, async ({
      page,
      complaints,
    }) => {
      await page.addInitScript(install);
      await openPage(page, path);
      await page
        .getByRole('button', { name: /Switch between light and dark/ })
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
      await expect(page).toHaveURL(/\/docs\/$/);
      // The generator says in the console that it can't store: that is true and harmless.
      for (const text of complaints.splice(0)) if (!/storage/i.test(text)) complaints.push(text);
    });
  }
}

const junk = [
  '',
  'null',
  'undefined',
  'blue',
  '{"a":',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'x'.repeat(100_000),
];

for (const value of junk) {
  test(`when every key that the site reads holds ${JSON.stringify(value.slice(0, 20))}, pages work`, async ({
    page,
  }) => {
    await openPage(page, kinds.demo);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.length).toBeGreaterThan(0);
    await page.addInitScript(
      ([names, text]) => {
        const own = [
          'theme',
          'demo-language',
          'docusaurus.tab.package-manager',
          'docusaurus.announcement.dismiss',
          'docusaurus.announcement.id',
          'playground',
          'docs-preferred-version-default',
        ];
        for (const name of [...(names as string[]), ...own]) localStorage.setItem(name, text as string);
      },
      [keys, value] as const,
    );
    for (const path of Object.values(kinds)) {
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
  });
}
