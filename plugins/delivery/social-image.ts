import fs from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import sharp from 'sharp';
import { hashOf } from '#kit/node/hash';
import { colors } from '#kit/tokens';

/** Draws the image that is shown where a page is linked; the font is from a package, to be reproducible. */
export interface SocialImages {
  /** Start to draw a page's image below the output folder. Returns its path there. */
  draw(title: string, section: string): string;
  /** Wait for all images. @throws when one could not be drawn. */
  drawn(): Promise<void>;
}

const size = { width: 1200, height: 630 };

/** Images are cached in `cacheDir` by their content. */
export async function socialImages(siteDir: string, outDir: string, cacheDir: string): Promise<SocialImages> {
  const { default: satori } = await import('satori');
  const font = (weight: 400 | 700) => ({
    name: 'Inter',
    weight,
    data: fs.readFileSync(
      path.join(siteDir, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
    ),
  });
  const fonts = [font(400), font(700)];
  const drawNew = async (title: string, section: string, file: string) => {
    const svg = await satori(card(title, section) as never, { ...size, fonts });
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Written under another name and renamed: another thread with the same text finds all of it or nothing.
    const part = `${file}.${process.pid}-${threadId}`;
    await sharp(Buffer.from(svg)).png({ palette: true }).toFile(part);
    fs.renameSync(part, file);
  };
  const drawings = new Map<string, Promise<void>>();
  return {
    draw(title, section) {
      const name = `${hashOf(JSON.stringify(card(title, section)), 12)}.png`;
      const target = path.join('img/social', name);
      if (!drawings.has(name)) drawings.set(name, copyOrDraw(path.join(cacheDir, name), target));
      return target;

      async function copyOrDraw(cached: string, to: string) {
        if (!fs.existsSync(cached)) await drawNew(title, section, cached);
        fs.mkdirSync(path.join(outDir, 'img/social'), { recursive: true });
        fs.copyFileSync(cached, path.join(outDir, to));
      }
    },
    drawn: async () => void (await Promise.all(drawings.values())),
  };
}

function card(title: string, section: string): unknown {
  const c = colors.light;
  const row = (widths: number[], color: string) =>
    box(
      { gap: 24, marginTop: 18 },
      widths.map((width) => box({ width, height: 16, borderRadius: 4, background: color }, '')),
    );
  return box(
    {
      ...size,
      flexDirection: 'column',
      boxSizing: 'border-box',
      justifyContent: 'space-between',
      padding: 72,
      background: c.page,
      color: c.text,
      fontFamily: 'Inter',
    },
    [
      box({ fontSize: 30, color: c.accent, fontWeight: 700 }, `material-table  ·  ${section}`),
      box(
        { fontSize: title.length > 40 || section === 'Home' ? 64 : 84, fontWeight: 700, lineHeight: 1.15 },
        title,
      ),
      section === 'Home'
        ? homeTable()
        : box({ flexDirection: 'column' }, [
            box({ height: 8, width: 1056, borderRadius: 4, background: c.accent }, ''),
            row([300, 220, 380], c.line),
            row([260, 280, 300], c.line),
          ]),
    ],
  );
}

/** The home page's table, with its first rows. */
function homeTable(): unknown {
  const c = colors.light;
  const cell = (width: number, text: string) => box({ width }, text);
  const amount = (text: string) => box({ width: 160, justifyContent: 'flex-end' }, text);
  const line = (style: Record<string, unknown>, children: unknown[]) =>
    box(
      { alignItems: 'center', height: 56, padding: '0 32px', borderBottom: `2px solid ${c.line}`, ...style },
      children,
    );
  return box(
    {
      flexDirection: 'column',
      width: 1056,
      border: `2px solid ${c.line}`,
      borderRadius: 16,
      fontSize: 24,
      overflow: 'hidden',
    },
    [
      line({ background: c.surface, color: c.muted, fontWeight: 700, fontSize: 22 }, [
        cell(400, 'Customer'),
        cell(220, 'Status'),
        cell(200, 'Packed'),
        amount('Total'),
      ]),
      ...homeRows.map(([customer, status, color, packed, total], index) =>
        line(index === homeRows.length - 1 ? { borderBottom: 'none' } : {}, [
          cell(400, customer),
          box({ width: 220, alignItems: 'center', gap: 14 }, [
            box({ width: 14, height: 14, borderRadius: 7, background: color }, ''),
            status,
          ]),
          box({ width: 140, height: 12, marginRight: 60, background: c.sunken }, [
            box({ width: 140 * packed, height: 12, background: c.accent }, ''),
          ]),
          amount(total),
        ]),
      ),
    ],
  );
}

/** The first rows of demos/home.tsx, as its table shows them. */
export const homeRows: [customer: string, status: string, color: string, packed: number, total: string][] = [
  ['Ada Berg', 'Late', '#e03131', 0.4, '€1,240.00'],
  ['Ben Costa', 'Shipped', '#0f9d7a', 1, '€89.50'],
  ['Cleo Dahl', 'Packed', '#ae6a00', 1, '€455.00'],
  ['Dan Evans', 'Packed', '#ae6a00', 1, '€2,310.00'],
];

function box(style: Record<string, unknown>, children: unknown): unknown {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}
