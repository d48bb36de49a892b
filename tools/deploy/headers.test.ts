import fs from 'node:fs';
import { expect, test } from 'vitest';
import { sandboxFlags } from '../../packages/sandbox/page/frame-element';
import { pagePolicy } from '../../plugins/delivery/policy';

const policies = [
  ...fs.readFileSync('tools/deploy/headers.conf', 'utf8').matchAll(/^ +"(\S+)" "(.*frame-.*)";$/gm),
];
const policyOf = (path: string) => policies.find(([, pattern]) => pattern === path)?.[2];

test('the header of pages allows what their own policy allows, and only our pages to frame them', () => {
  expect(policyOf(String.raw`~\.html$`)).toBe(`${pagePolicy(["'unsafe-inline'"])};frame-ancestors 'self'`);
});

test('the frame of visitors’ programs gets no policy of the pages: it would run nothing', () => {
  const policy = policyOf(String.raw`~/sandbox/preview\.html$`);
  expect(policy).toMatch(new RegExp(`^sandbox ${sandboxFlags};`));
  expect(policy).not.toContain('-src');
});
