export interface Part {
  /** The part number. */
  id: string;
  name: string;
  /** The path of its picture, 24 by 24. */
  picture: string;
  shelf: string;
  stock: number;
  minimum: number;
  price: number;
  supplier: string;
  /** The part of the stock that is promised to customers. */
  reserved: number;
}

export const suppliers: Record<string, string> = {
  crown: 'Crown Rubber',
  delta: 'Delta Electric',
  harbor: 'Harbor Supply',
  mason: 'Mason & Sons',
  north: 'Northern Metals',
};

/** The outlines of the pictures. */
const ring = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0';
const pictures = {
  bolt: 'M6 3h12v5H6zM10 8v13h4V8M10 12l4-1M10 15l4-1M10 18l4-1',
  nut: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  washer: `${ring}M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0`,
  spring: 'M7 3h10M7 21h10M7 6l10 2L7 10l10 2L7 14l10 2L7 18',
  bearing: `${ring}M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 5.5v1M12 17.5v1M5.5 12h1M17.5 12h1`,
  collar: `${ring}M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 3v4M18 5l2-2`,
  belt: 'M7 6h10a6 6 0 0 1 0 12H7a6 6 0 0 1 0-12M8 6v2M12 6v2M16 6v2M8 18v-2M12 18v-2M16 18v-2',
  ring: `${ring}M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0`,
  fuse: 'M2 12h3M19 12h3M5 8h14v8H5zM8 8v8M16 8v8M8 12q2-3 4 0t4 0',
  limitSwitch: 'M4 9h16v10H4zM7 9l9-5M7 19v3M12 19v3M17 19v3M15.5 4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
};

const metals = ['steel', 'zinc-plated', 'stainless', 'brass'];
const threads = ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16'];
const bores = ['6 mm', '8 mm', '10 mm', '12 mm', '15 mm', '17 mm', '20 mm', '25 mm'];
const wires = ['0.5 mm', '0.8 mm', '1 mm', '1.2 mm', '1.5 mm', '2 mm', '2.5 mm', '3 mm'];
const lengths = ['200 mm', '250 mm', '300 mm', '400 mm', '500 mm', '600 mm', '800 mm', '1,000 mm'];
const currents = ['0.5 A', '1 A', '2 A', '3 A', '5 A', '6 A', '8 A', '10 A'];

/** Each size is made in four variants. */
const kinds: [
  name: string,
  picture: string,
  shelf: string,
  price: number,
  sizes: string[],
  variants: string[],
][] = [
  ['Hex bolt', pictures.bolt, 'A', 0.18, threads, metals],
  ['Hex nut', pictures.nut, 'A', 0.09, threads, metals],
  ['Washer', pictures.washer, 'B', 0.04, threads, metals],
  ['Spring', pictures.spring, 'B', 0.65, wires, ['short', 'medium', 'long', 'extra long']],
  ['Ball bearing', pictures.bearing, 'C', 2.4, bores, ['open', 'shielded', 'sealed', 'ceramic']],
  ['Shaft collar', pictures.collar, 'C', 1.9, bores, ['steel', 'stainless', 'aluminum', 'split']],
  ['Toothed belt', pictures.belt, 'D', 4.9, lengths, ['6 mm wide', '9 mm wide', '15 mm wide', '25 mm wide']],
  ['O-ring', pictures.ring, 'D', 0.12, bores, ['nitrile', 'silicone', 'rubber', 'neoprene']],
  ['Fuse', pictures.fuse, 'E', 0.35, currents, ['fast', 'medium', 'slow', 'extra slow']],
  ['Limit switch', pictures.limitSwitch, 'F', 6.5, currents, ['lever', 'roller', 'plunger', 'whisker']],
];

/** Unlike Math.random, it returns the same numbers in every run, so that server, browser, and tests have the same parts. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function makeParts(): Part[] {
  const random = makeRandom(1126);
  const pick = <T>(list: readonly T[], none: T) => list[Math.floor(random() * list.length)] ?? none;
  const models = kinds.flatMap(([name, picture, shelf, price, sizes, variants]) =>
    sizes.flatMap((size, step) =>
      variants.map((variant, extra) => ({
        name: `${name} ${size}, ${variant}`,
        picture,
        shelf,
        price: Math.round(100 * price * (1 + step * 0.35 + extra * 0.2)) / 100,
      })),
    ),
  );
  return models.map((model, index) => {
    const minimum = pick([10, 20, 50, 100, 200], 10);
    const isShort = random() < 0.12;
    const stock = Math.round(minimum * (isShort ? 0.15 + random() * 0.8 : 1 + random() * 2));
    return {
      ...model,
      id: `P-${1001 + index}`,
      shelf: `${model.shelf}-${String(1 + Math.floor(random() * 24)).padStart(2, '0')}`,
      stock,
      minimum,
      supplier: pick(Object.keys(suppliers), 'crown'),
      reserved: Math.floor(stock * random() * 0.5),
    };
  });
}

export const parts = makeParts();
