import weights from '@generated/package-facts/weights.json';
import type { WeighedProgram, Weight as Bytes } from '../../generated-facts';

interface Props {
  /** One of the programs of plugins/package-facts/weights.ts. */
  of: WeighedProgram;
  /** Weigh only what `of` has beyond this program. */
  beyond?: WeighedProgram;
  as?: keyof Bytes;
}

/** The weight of a small program, measured by the build. */
export default function Weight({ of, beyond, as = 'brotli' }: Props) {
  const bytes = weights.programs[of][as] - (beyond ? weights.programs[beyond][as] : 0);
  return <span>{inKilobytes(bytes)}</span>;
}

/** `199937` is `200 kB`, with a space that doesn't break. */
export function inKilobytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return `${kilobytes < 10 ? kilobytes.toFixed(1) : Math.round(kilobytes)}\u00a0kB`;
}
