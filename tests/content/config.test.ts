import { expect, test } from 'vitest';
import config from '../../docusaurus.config';
import manifest from '../../package.json';

const themeConfig = config.themeConfig as Record<string, never>;

test('site data is as specified', () => {
  expect(config).toMatchObject({
    title: 'Feature rich data table for React',
    baseUrl: '/material-table-core-website/',
    i18n: { defaultLocale: 'en', locales: ['en'] },
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'warn',
    markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
    baseUrlIssueBanner: true,
  });
  expect(manifest.version).toBe('3.0.2');
});

test('light is the default, the system is not followed, the switch is there', () => {
  expect(themeConfig).toMatchObject({
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false },
  });
});

test('the announcement bar cannot be closed, and the chosen version is kept in local storage', () => {
  expect(themeConfig).toMatchObject({
    announcementBar: { isCloseable: false },
    docs: { versionPersistence: 'localStorage' },
  });
});

test('the frame has Docs and Demos on the left, the source on the right, chat and source in the footer', () => {
  const { navbar, footer } = themeConfig as unknown as {
    navbar: { items: { label: string; position: string; href?: string }[] };
    footer: { links: { href: string }[] };
  };
  expect(navbar.items.map(({ label, position }) => [label, position])).toEqual([
    ['Docs', 'left'],
    ['Demos', 'left'],
    ['Playground', 'left'],
    ['GitHub', 'right'],
  ]);
  expect(footer.links.some(({ href }) => href.startsWith('https://discord.gg/'))).toBe(true);
  expect(footer.links.some(({ href }) => href === 'https://github.com/material-table-core/core')).toBe(true);
});
