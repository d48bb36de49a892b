import { withoutLongRows } from '../files';
import { encodeShare, type SharedProgram } from './share';
import { copyText } from '#kit/react/CopyButton/copy-text.ts';

/** The result of sharing: a message for the visitor, and the link if copying failed. */
export interface ShareOutcome {
  message: string;
  /** Its address, from the query on. */
  address?: string;
  link?: string;
}

/** Put a program in a link to the playground, and copy the link. */
export async function shareProgram(program: SharedProgram, playgroundUrl: string): Promise<ShareOutcome> {
  const code = withoutLongRows(program.code);
  const encoded = await encodeShare({ ...program, code });
  if (!encoded.ok) return { message: encoded.reason };
  const address = addressOf(program, encoded.hash);
  const link = new URL(playgroundUrl + address, window.location.origin).href;
  const left = code === program.code ? '' : ' Your rows are too long for a link and are not in it.';
  if (await copyText(link))
    return { message: `Link copied. It opens this program in the playground.${left}`, address };
  return { message: `This browser doesn’t let the page copy.${left} Copy the link yourself:`, address, link };
}

/** The query and hash of a link. The demo is in both, so that a truncated link still leads somewhere. */
export function addressOf({ demo }: SharedProgram, hash: string): string {
  return (demo ? `?demo=${demo}` : '') + hash;
}
