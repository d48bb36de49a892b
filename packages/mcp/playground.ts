import { siteAddress } from '../../site-path';
import { encodeShare } from '#sandbox/tools/share';

/** A link that opens a program in the playground. @throws when it is too long for a link. */
export async function playgroundLink(code: string): Promise<string> {
  const encoded = await encodeShare({ code });
  if (!encoded.ok) throw new Error(encoded.reason);
  return `${siteAddress('/playground')}${encoded.hash}`;
}
