/** A program in a link: `#code=` and the deflated program in letters that no mailer or chat changes. */

import { fieldsOf } from '#kit/read-values.ts';

export interface SharedProgram {
  code: string;
  /** The demo the program was made from, as its page's path below `/demos/`. */
  demo?: string;
}

export type Encoded = { ok: true; hash: string } | { ok: false; reason: string };
export type Decoded = ({ ok: true } & SharedProgram) | { ok: false; reason: string };

const prefix = '#code=';
const limits = { hash: 32 * 1024, output: 256 * 1024, piece: 256, demo: 200 };

/** Its sign of equality may be encoded. */
const start = /^#code(?:=|%3D)/i;

export function isSharedHash(hash: string): boolean {
  return start.test(hash);
}

/** What breaks an address into lines: spaces, soft breaks of mail, and the marks of a quoted reply. */
const breaks = /(?:[\s=\u00ad\u200b]|%3D|%0D|%0A|%09|%20|%C2%AD|%E2%80%8B)+(?:(?:>|%3E|&gt;)(?:\s|%20)*)*/gi;

/**
 * What the payload of a hash may be, the likeliest first: mail, chat and Markdown encode letters of an address,
 * break it into lines, and take what stands behind it as its part. The checksum shows which one is right.
 */
function payloadsIn(hash: string): string[] {
  const rest = hash.replace(start, '').replace(/%2D/gi, '-').replace(/%5F/gi, '_');
  const [first = ''] = rest.split(breaks);
  const ways = [rest.replace(breaks, ''), first].flatMap((text) => {
    const letters = /^[\w-]*/.exec(text)?.[0] ?? '';
    // Quoted-printable writes the sign of equality as `=3D`, Markdown puts `_` around what it stresses.
    return [letters, letters.replace(/^3D/, '')].flatMap((one) => [one, one.slice(0, -1), one.slice(0, -2)]);
  });
  return [...new Set(ways)];
}

/** Put a program in a hash. Returns a message when it is too long for a link. */
export async function encodeShare({ code, demo }: SharedProgram): Promise<Encoded> {
  const text = JSON.stringify({ v: 1, sum: checksum(code), code, demo });
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > limits.output)
    return { ok: false, reason: tooLong(bytes.length, limits.output, 'The program') };
  const packed = await pump(new CompressionStream('deflate-raw'), bytes, limits.output);
  const length = prefix.length + Math.ceil(((packed ?? bytes).length * 4) / 3);
  if (!packed || length > limits.hash) return { ok: false, reason: tooLong(length, limits.hash, 'The link') };
  return { ok: true, hash: prefix + toBase64Url(packed) };
}

/** Read a program from a hash. Never throws: any problem with a link is returned as a message. */
export async function decodeShare(hash: string): Promise<Decoded> {
  if (!isSharedHash(hash)) return { ok: false, reason: 'The link contains no program.' };
  const [likeliest = '', ...others] = payloadsIn(hash);
  const decoded = await decodePayload(likeliest);
  if (decoded.ok) return decoded;
  for (const payload of others) {
    const other = await decodePayload(payload);
    if (other.ok) return other;
  }
  return decoded;
}

async function decodePayload(packed: string): Promise<Decoded> {
  const broken = (reason: string): Decoded => ({ ok: false, reason });
  if (packed.length > limits.hash)
    return broken('The link is longer than any that this site makes. Ask for the project as a file.');
  try {
    const bytes = await pump(new DecompressionStream('deflate-raw'), fromBase64Url(packed), limits.output);
    if (!bytes) return broken('The link contains more than a program, so it was not opened.');
    const own = fieldsOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    const code = own('code');
    if (own('v') !== 1) return broken('The link was made by another version of this site.');
    if (typeof code !== 'string' || own('sum') !== checksum(code)) return broken(damaged);
    const demo = own('demo');
    const isPath =
      typeof demo === 'string' && demo.length <= limits.demo && /^[\w-]+(?:[/.][\w-]+)*$/.test(demo);
    return { ok: true, code, ...(isPath ? { demo } : {}) };
  } catch {
    return broken(damaged);
  }
}

const damaged = 'The link is damaged or was cut short. Ask for it again.';

function tooLong(size: number, limit: number, what: string): string {
  return `${what} is too long to share: ${Math.ceil(size / 1024)} KB, and the limit is ${limit / 1024} KB. Nothing is lost. Download the project instead.`;
}

/** Stream bytes in small pieces, to stop a zip bomb early. `undefined`: the output was too large. */
async function pump(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const writer = writable.getWriter();
  const reader: ReadableStreamDefaultReader<Uint8Array> = readable.getReader();
  const write = async () => {
    for (let at = 0; at < bytes.length; at += limits.piece)
      await writer.write(bytes.subarray(at, at + limits.piece));
    await writer.close();
  };
  // The reader fails, too, and reports the error.
  write().catch(() => {});
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  const result = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** FNV-1a. Deflate has no checksum of its own, and a changed letter may still inflate. */
function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
