import { encodeShare, type SharedProgram } from './share';
import { copyText } from '#kit/react/CopyButton/copy-text';

/** What came of sharing: a sentence for the visitor, and the link where the clipboard didn't take it. */
export interface ShareOutcome {
  message: string;
  /** The address it can be found at, from the query on. */
  address?: string;
  link?: string;
}

/** Put a program into a link to the playground, and the link on the clipboard. */
export async function shareProgram(program: SharedProgram, playgroundUrl: string): Promise<ShareOutcome> {
  const encoded = await encodeShare(program);
  if (!encoded.ok) return { message: encoded.reason };
  const address = addressOf(program, encoded.hash);
  const link = new URL(playgroundUrl + address, window.location.origin).href;
  if (await copyText(link))
    return { message: 'Link copied. It opens this program in the playground.', address };
  return { message: 'This browser doesn’t let the page copy. Copy the link yourself:', address, link };
}

/** The query and hash of a link. The demo is in both, so that a link that was cut short still leads somewhere. */
export function addressOf({ demo }: SharedProgram, hash: string): string {
  return (demo ? `?demo=${demo}` : '') + hash;
}
