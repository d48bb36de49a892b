import fs from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../../plugins/files-below';

export const compressedEndings = ['br', 'gz'] as const;

/** The extensions of text files. */
const texts = /\.(?:html|js|css|svg|json|xml|txt|md)$/;
/** A smaller file fits in one packet anyway. */
const smallest = 1000;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compress each text below a folder with brotli and gzip at their best levels, into files next to it. Skips
 * files with a compressed copy. Returns the number of texts and their total sizes.
 * @throws when there is no text.
 */
export async function precompress(
  folder: string,
): Promise<Record<(typeof compressedEndings)[number] | 'files' | 'plain', number>> {
  const files = filesBelow(folder).filter((file) => texts.test(file) && fs.statSync(file).size >= smallest);
  if (files.length === 0)
    throw new Error(`There are no texts in ${folder}, so there is nothing to compress.`);
  for (const [ending, encode] of Object.entries(encoders)) {
    const waiting = files.filter((file) => !fs.existsSync(`${file}.${ending}`));
    await Promise.all(Array.from({ length: 4 }, () => compressFrom(waiting, ending, encode)));
  }
  const sizeOf = (ending: string) =>
    files.reduce((sum, file) => sum + fs.statSync(`${file}${ending}`).size, 0);
  return { files: files.length, plain: sizeOf(''), br: sizeOf('.br'), gz: sizeOf('.gz') };
}

/** Process files until the list is empty; several run in parallel. A file is never written partly. */
async function compressFrom(
  waiting: string[],
  ending: string,
  encode: (bytes: Buffer) => Promise<Buffer>,
): Promise<void> {
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    fs.writeFileSync(`${file}.part`, await encode(fs.readFileSync(file)));
    fs.renameSync(`${file}.part`, `${file}.${ending}`);
  }
}
