import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotliSize, brotliSizeInThread } from './brotli-size';

test('the size is that of brotli, the first time and when it is known', async () => {
  // A new text, which no earlier run has cached.
  const content = Buffer.from(`${randomBytes(8).toString('hex')} ${'a table of data '.repeat(99)}`);
  const { length } = brotliCompressSync(content);
  expect([brotliSize(content), brotliSize(content), await brotliSizeInThread(content)]).toEqual([
    length,
    length,
    length,
  ]);
  const other = Buffer.concat([content, content, randomBytes(100)]);
  expect(await brotliSizeInThread(other)).toBe(brotliCompressSync(other).length);
  expect(brotliSize(other)).toBe(brotliCompressSync(other).length);
});
