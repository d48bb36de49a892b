import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeShare, encodeShare, isSharedHash } from './share';

const code = `export default () => <p>Grüße, 日本 🎉</p>;`;
const pack = (text: string | Uint8Array) => `#code=${deflateRawSync(text).toString('base64url')}`;

/** Pseudorandom numbers, the same on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Replace a global stream class with one that counts its output bytes. */
function countOutput(): () => number {
  let bytes = 0;
  const Native = DecompressionStream;
  vi.stubGlobal(
    'DecompressionStream',
    class extends Native {
      override readonly readable = super.readable.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform: (chunk, controller) => {
            bytes += chunk.length;
            controller.enqueue(chunk);
          },
        }),
      );
    },
  );
  return () => bytes;
}

// A thousand links take seconds on a busy machine.
describe('a shared link', { timeout: 60_000 }, () => {
  afterEach(() => vi.unstubAllGlobals());

  it('gives the program back, with the demo it came from', async () => {
    const encoded = await encodeShare({ code, demo: 'selection/on-row-click' });
    if (!encoded.ok) throw new Error(encoded.reason);
    expect(encoded.hash).toMatch(/^#code=[\w-]+$/);
    expect(isSharedHash(encoded.hash)).toBe(true);
    expect(await decodeShare(encoded.hash)).toEqual({ ok: true, code, demo: 'selection/on-row-click' });
  });

  it('opens after what mail, chat and Markdown do to an address', async () => {
    // Payloads of many lengths, which end and begin with different letters.
    const random = seeded(3);
    const short = Array.from({ length: 20 }, (_, index) => `${code}// ${'x'.repeat(index)}${random()}`);
    const long = Array.from({ length: 2000 }, () => `row(${random()});`).join('\n');
    const journeys: Record<string, (hash: string) => string> = Object.fromEntries(
      [...')', '.', ',', '>', ']', '"', '*', "'", ';', '!', '…', '_', '__', '**', '~~', '`', ').', '&gt;']
        .concat(['%3E', '%22%3E', '&utm_source=chat', ' and more words', '%20and%20more', '%0Aand more'])
        .map((end) => [end, (hash) => hash + end]),
    );
    const inLines = (end: string) => (hash: string) => hash.replace(/(.{70})(?=.)/g, `$1${end}`);
    for (const end of [
      '\n',
      '\r\n',
      ' ',
      '%0A',
      '%0D%0A',
      '%20',
      '=\r\n',
      '=',
      '=%0D%0A',
      '\n> ',
      '%0A%3E%20',
      '\u00ad',
      '%E2%80%8B',
    ])
      journeys[`broken by ${end}`] = inLines(end);
    journeys['quoted-printable'] = (hash) => inLines('=\r\n')(hash.replaceAll('=', '=3D'));
    journeys['an encoded sign of equality'] = (hash) => hash.replace('=', '%3D');
    journeys['encoded letters'] = (hash) => hash.replaceAll('-', '%2D').replaceAll('_', '%5f');
    journeys['in lines and in a sentence'] = (hash) => `${inLines('%0A')(hash)}).`;
    for (const program of [...short, long]) {
      const encoded = await encodeShare({ code: program });
      if (!encoded.ok) throw new Error(encoded.reason);
      for (const [journey, change] of Object.entries(journeys)) {
        const arrived = change(encoded.hash);
        expect(isSharedHash(arrived), journey).toBe(true);
        expect(await decodeShare(arrived), `${journey}: ${arrived.slice(-40)}`).toEqual({
          ok: true,
          code: program,
        });
      }
      const cut = encoded.hash.slice(0, -5);
      for (const change of [(hash: string) => hash, ...Object.values(journeys).slice(0, 5)])
        expect(await decodeShare(change(cut))).toEqual({
          ok: false,
          reason: 'The link is damaged or was cut short. Ask for it again.',
        });
    }
  });

  it('is refused with a reason when the program is too long', async () => {
    const random = seeded(1);
    const noise = Array.from({ length: 60_000 }, () =>
      String.fromCharCode(33 + Math.floor(random() * 90)),
    ).join('');
    for (const long of [noise, 'x'.repeat(300_000)]) {
      expect(await encodeShare({ code: long })).toMatchObject({
        ok: false,
        reason: expect.stringContaining('Nothing is lost'),
      });
    }
  });

  it('that is a bomb is noticed before it has gone off', async () => {
    const bomb = pack(new Uint8Array(20_000_000));
    expect(bomb.length).toBeLessThan(32 * 1024);
    const output = countOutput();
    expect(await decodeShare(bomb)).toMatchObject({ ok: false });
    expect(output()).toBeGreaterThan(0);
    expect(output()).toBeLessThan(1_000_000);
  });

  it('ends in a program or a sentence, whatever 1,000 hostile and truncated ones hold', async () => {
    const random = seeded(7);
    const encoded = await encodeShare({ code, demo: 'a/b' });
    const good = encoded.ok ? encoded.hash : '';
    const payloads: unknown[] = [
      null,
      1,
      'text',
      [],
      {},
      { v: 1 },
      { v: 1, code: 5 },
      { v: 1, code: {} },
      { v: 2, code: 'x' },
      { v: 1, code: 'x', sum: 1 },
      { __proto__: { code: 'x' } },
      '{"__proto__":{"v":1,"code":"x"}}',
      { constructor: { prototype: {} } },
      '{"v":1,"code":"<img src=x onerror=alert(1)>","demo":"javascript:alert(1)"}',
      '{"v":1e999}',
      '[[[[',
      '\u0000',
      '',
    ];
    const links = payloads.map((payload) =>
      pack(typeof payload === 'string' ? payload : JSON.stringify(payload)),
    );
    links.push(
      '',
      '#',
      '#code=',
      '#code=%',
      '#code=%E0%A4%A',
      '#code=A',
      '#code==',
      '#100%',
      `#code=${'A'.repeat(40_000)}`,
      pack(Uint8Array.of(0xff, 0xfe, 0xc0)),
    );
    for (let length = 0; length < good.length; length += 1) links.push(good.slice(0, length));
    while (links.length < 1000) {
      const at = 6 + Math.floor(random() * (good.length - 6));
      const letter = 'ABCxyz019-_%<"\'&'[Math.floor(random() * 16)];
      links.push(
        random() < 0.5
          ? good.slice(0, at) + letter + good.slice(at + 1)
          : good.slice(0, at) + letter + good.slice(at),
      );
    }
    expect(links.length).toBeGreaterThanOrEqual(1000);
    for (const link of links) {
      const result = await decodeShare(link);
      if (result.ok) expect(result.code, link).toBe(code);
      else expect(result.reason, link).toMatch(/^The link .*\.$/);
    }
  });

  it('keeps only a demo that can be a path', async () => {
    for (const demo of ['javascript:alert(1)', '../../x', '//evil', 'a b', '<b>', 'x'.repeat(500)]) {
      const encoded = await encodeShare({ code, demo });
      expect(encoded.ok && (await decodeShare(encoded.hash))).toEqual({ ok: true, code });
    }
  });
});
