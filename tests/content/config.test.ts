import { expect, test } from 'vitest';
import config from '../../docusaurus.config';
import manifest from '../../package.json';

// What a built site can't show. Other settings are tested by their effect: tests/browser/frame.spec.ts for
// the frame and the colors, tests/built/site.test.ts for names, addresses and language.
test('a broken link or anchor stops the build, a broken Markdown link and a doubled route only warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'warn',
    markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
  });
});

test('the site has the version of the specification', () => {
  expect(manifest.version).toBe('3.0.2');
});
