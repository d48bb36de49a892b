import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { basePath } from '../../site-path';
import { layOut } from './lay-out';
import { precompress } from './precompress';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'precompress-'));
const build = path.join(folder, 'build');
const target = path.join(folder, 'site');
const page = path.join(target, basePath, 'index.html');
const text = 'A text that repeats itself. '.repeat(100);

beforeEach(() => {
  fs.rmSync(target, { recursive: true, force: true });
  write('index.html', text);
  write('404.html', text);
  write('short.js', 'short');
  write('picture.png', text);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  fs.mkdirSync(build, { recursive: true });
  fs.writeFileSync(path.join(build, name), content);
}

async function run() {
  layOut(build, target);
  return precompress(path.join(target, basePath));
}

test('each text has its compressed files, short ones and pictures have none', async () => {
  const { files, plain, br } = await run();
  expect([files, plain]).toEqual([2, 2 * text.length]);
  expect(br).toBeLessThan(plain / 10);
  expect(String(brotliDecompressSync(fs.readFileSync(`${page}.br`)))).toBe(text);
  expect(String(gunzipSync(fs.readFileSync(`${page}.gz`)))).toBe(text);
  expect(fs.readdirSync(path.dirname(page)).filter((name) => /short|picture|part/.test(name))).toEqual([
    'picture.png',
    'short.js',
  ]);
});

test('a changed text is compressed again, one that is gone goes with its compressed files', async () => {
  await run();
  write('index.html', text.toUpperCase());
  fs.rmSync(path.join(build, 'picture.png'));
  await run();
  expect(String(brotliDecompressSync(fs.readFileSync(`${page}.br`)))).toBe(text.toUpperCase());
  expect(fs.readdirSync(path.dirname(page))).not.toContain('picture.png');
});

test('without a built site it says what to do', () => {
  expect(() => layOut(path.join(folder, 'nowhere'), target)).toThrow('Run "npm run build" first');
});
