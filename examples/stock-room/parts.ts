export interface Part {
  /** The part number. */
  id: string;
  name: string;
  /** The shape of its picture: a path of 24 by 24. */
  picture: string;
  shelf: string;
  stock: number;
  minimum: number;
  price: number;
  supplier: string;
  /** How many of the stock are promised to customers. */
  reserved: number;
}

export const suppliers: Record<string, string> = {
  lindqvist: 'Lindqvist AB',
  rossi: 'Rossi Meccanica',
  okafor: 'Okafor & Sons',
  tanaka: 'Tanaka Denki',
  moreau: 'Moreau Frères',
};

interface Kind {
  name: string;
  picture: string;
  sizes: string[];
  variants: string[];
  price: number;
  shelf: string;
}

const metals = ['steel', 'zinc-plated', 'stainless', 'brass'];
const threads = ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16'];
const bores = ['6 mm', '8 mm', '10 mm', '12 mm', '15 mm', '17 mm', '20 mm', '25 mm'];

const kinds: Kind[] = [
  {
    name: 'Hex bolt',
    picture: 'M6 3h12v5H6zM10 8v13h4V8M10 12l4-1M10 15l4-1M10 18l4-1',
    sizes: threads,
    variants: metals,
    price: 0.18,
    shelf: 'A',
  },
  {
    name: 'Hex nut',
    picture: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
    sizes: threads,
    variants: metals,
    price: 0.09,
    shelf: 'A',
  },
  {
    name: 'Washer',
    picture: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
    sizes: threads,
    variants: metals,
    price: 0.04,
    shelf: 'B',
  },
  {
    name: 'Spring',
    picture: 'M7 3h10M7 21h10M7 6l10 2L7 10l10 2L7 14l10 2L7 18',
    sizes: ['0.5 mm', '0.8 mm', '1 mm', '1.2 mm', '1.5 mm', '2 mm', '2.5 mm', '3 mm'],
    variants: ['short', 'medium', 'long', 'extra long'],
    price: 0.65,
    shelf: 'B',
  },
  {
    name: 'Ball bearing',
    picture:
      'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 5.5v1M12 17.5v1M5.5 12h1M17.5 12h1',
    sizes: bores,
    variants: ['open', 'shielded', 'sealed', 'ceramic'],
    price: 2.4,
    shelf: 'C',
  },
  {
    name: 'Shaft collar',
    picture: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 3v4M18 5l2-2',
    sizes: bores,
    variants: ['steel', 'stainless', 'aluminum', 'split'],
    price: 1.9,
    shelf: 'C',
  },
  {
    name: 'Toothed belt',
    picture: 'M7 6h10a6 6 0 0 1 0 12H7a6 6 0 0 1 0-12M8 6v2M12 6v2M16 6v2M8 18v-2M12 18v-2M16 18v-2',
    sizes: ['200 mm', '250 mm', '300 mm', '400 mm', '500 mm', '600 mm', '800 mm', '1,000 mm'],
    variants: ['6 mm wide', '9 mm wide', '15 mm wide', '25 mm wide'],
    price: 4.9,
    shelf: 'D',
  },
  {
    name: 'O-ring',
    picture: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
    sizes: bores,
    variants: ['nitrile', 'silicone', 'fluorocarbon', 'neoprene'],
    price: 0.12,
    shelf: 'D',
  },
  {
    name: 'Fuse',
    picture: 'M2 12h3M19 12h3M5 8h14v8H5zM8 8v8M16 8v8M8 12q2-3 4 0t4 0',
    sizes: ['0.5 A', '1 A', '2 A', '3.15 A', '5 A', '6.3 A', '8 A', '10 A'],
    variants: ['fast', 'medium', 'slow', 'extra slow'],
    price: 0.35,
    shelf: 'E',
  },
  {
    name: 'Limit switch',
    picture: 'M4 9h16v10H4zM7 9l9-5M7 19v3M12 19v3M17 19v3M15.5 4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
    sizes: ['1 A', '2 A', '3 A', '5 A', '6 A', '10 A', '15 A', '16 A'],
    variants: ['lever', 'roller', 'plunger', 'whisker'],
    price: 6.5,
    shelf: 'F',
  },
];

/** The same numbers between 0 and 1 each time, so that server, browser and tests see the same parts. */
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
  const models = kinds.flatMap((kind) =>
    kind.sizes.flatMap((size, step) =>
      kind.variants.map((variant, extra) => ({ kind, size, step, variant, extra })),
    ),
  );
  return models.map(({ kind, size, step, variant, extra }, index) => {
    const minimum = pick([10, 20, 50, 100, 200], 10);
    const isShort = random() < 0.12;
    const stock = Math.round(minimum * (isShort ? 0.15 + random() * 0.8 : 1 + random() * 2));
    return {
      id: `P-${1001 + index}`,
      name: `${kind.name} ${size}, ${variant}`,
      picture: kind.picture,
      shelf: `${kind.shelf}-${String(1 + Math.floor(random() * 24)).padStart(2, '0')}`,
      stock,
      minimum,
      price: Math.round(100 * kind.price * (1 + step * 0.35 + extra * 0.2)) / 100,
      supplier: pick(Object.keys(suppliers), 'lindqvist'),
      reserved: Math.floor(stock * random() * 0.5),
    };
  });
}

export const parts = makeParts();
