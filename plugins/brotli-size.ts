import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync } from 'node:zlib';
import { hashOf } from '#kit/node/hash.ts';

/**
 * The size of content in bytes at brotli's best compression. That takes seconds for a megabyte, and the build
 * and several tests need it for the same files, so it is cached by content.
 */
export function brotliSize(content: Uint8Array): number {
  return knownSize(content) ?? keepSize(content, brotliCompressSync(content).length);
}

/** The same without blocking the process. */
export async function brotliSizeInThread(content: Uint8Array): Promise<number> {
  return knownSize(content) ?? keepSize(content, (await promisify(brotliCompress)(content)).length);
}

const folder = path.resolve(__dirname, '../node_modules/.cache/brotli-sizes');

function knownSize(content: Uint8Array): number | undefined {
  const file = fileOf(content);
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : undefined;
}

/** Written under another name and renamed: another process finds all of it or nothing. */
function keepSize(content: Uint8Array, size: number): number {
  const file = fileOf(content);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, String(size));
  fs.renameSync(`${file}.${process.pid}`, file);
  return size;
}

function fileOf(content: Uint8Array): string {
  return path.join(folder, hashOf(content, 64));
}
