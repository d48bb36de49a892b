import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import sharp from 'sharp';

/** Where the icon for browsers without SVG icons is, below the base path. */
export const iconFile = 'img/favicon.ico';

const headerLength = 22;

/** Write the SVG icon as `favicon.ico` for browsers without SVG tab icons (Safari): a header, then a PNG. */
export async function writeIcon({ siteDir, outDir }: Pick<Props, 'siteDir' | 'outDir'>): Promise<void> {
  const drawn = sharp(path.join(siteDir, 'static/img/favicon.svg')).png();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  const header = Buffer.alloc(headerLength);
  // The type (icon), and the number of images.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(info.width, 6);
  header.writeUInt8(info.height, 7);
  // Color planes and bits per pixel, then the offset of the image.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(headerLength, 18);
  fs.writeFileSync(path.join(outDir, iconFile), Buffer.concat([header, data]));
}
