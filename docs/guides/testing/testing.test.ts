import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import { expect } from 'vitest';
import { parseMdx } from '../../../plugins/markdown';
import { proves } from '../../../tests/claims/claim';

// What the testing guide says about its samples.

proves(
  [
    "The samples import this table as ./tasks and run in this site's tests.",
    'Vitest needs no configuration for the package',
  ],
  () => {
    const samples = samplesOf('docs/guides/testing/index.mdx');
    const ofTable = samples.filter(({ code }) => code.includes('<Tasks'));
    expect(ofTable.length).toBeGreaterThan(3);
    for (const { code } of ofTable) expect(code).toContain("import Tasks from './tasks';");
    // The project "samples" runs files with this prefix, with the configuration on the page.
    const config = fs.readFileSync('vitest.config.mts', 'utf8');
    expect(config).toContain("extends: './docs/guides/testing/_vitest.config.mts'");
    expect(config).toContain("include: ['docs/guides/testing/_*.tsx']");
    for (const { from, code } of samples) {
      expect(fs.readFileSync(`docs/guides/testing/${from}`, 'utf8')).toBe(`${code}\n`);
      expect(from).toMatch(/^_[\w.]+$|^testing\.spec\.ts$/);
    }
    const shown = samples.find(({ from }) => from === '_vitest.config.mts')?.code ?? '';
    expect(shown).toContain("environment: 'jsdom'");
    expect(shown).not.toMatch(/material-table|inline|deps|alias|transform/);
  },
);

function samplesOf(page: string): { from: string; code: string }[] {
  const samples: { from: string; code: string }[] = [];
  visit(parseMdx(fs.readFileSync(page, 'utf8')), 'code', ({ meta, value }) => {
    const from = /(?:^|\s)from="([^"]*)"/.exec(meta ?? '')?.[1];
    if (from) samples.push({ from, code: value });
  });
  return samples;
}
