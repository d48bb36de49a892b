import fs from 'node:fs';
import { expect, test } from 'vitest';
import { queries } from '../questions/queries';
import { sectionsOf } from '../questions/sections';
import { sentences } from '../questions/sentences';

// Each known issue is a file, which its page includes.
const issues = fs.readdirSync('docs/_known-issues').map((name) => name.split('.')[0] ?? '');

test.each([...queries, ...sentences])(
  '$id "$query" expects parts of pages that exist',
  async ({ expects }) => {
    expect(expects.length).toBeGreaterThan(0);
    for (const address of expects) {
      const [route = '', anchor] = address.split('#');
      const anchors = (await sectionsOf(route)).map((section) => section.anchor);
      if (anchor !== undefined)
        expect(route === '/docs/known-issues' ? issues.concat(anchors) : anchors, route).toContain(anchor);
    }
  },
);
