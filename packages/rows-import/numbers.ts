const codes: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' };
const sign = String.raw`[$€£¥₹]|USD|EUR|GBP|JPY|INR|CHF|SEK|NOK|DKK|PLN|CAD|AUD`;
const currency = new RegExp(String.raw`^(?:${sign})\s*|\s*(?:${sign})$`, 'u');

const shapes = {
  point: /^(?:\d{1,3}(?:[,'’\s]\d{2,3})*[,'’\s]\d{3}|\d+)?(?:\.\d+)?$/,
  comma: /^(?:\d{1,3}(?:[.'’\s]\d{3})+|\d+)?(?:,\d+)?$/,
};

/** The decimal sign. */
export type Decimals = keyof typeof shapes;

interface Read {
  value: number;
  currency?: string;
  isPercent: boolean;
}

/** The numbers of a column, with the currency and percent sign that they share. */
export interface Numbers {
  values: number[];
  currency?: string;
  isPercent: boolean;
}

/** True for text that is a number in any notation. */
export function isNumber(text: string): boolean {
  return readOne(text, 'point') !== undefined || readOne(text, 'comma') !== undefined;
}

/** Read a column whose cells are all numbers of one notation; `undefined` for any other. */
export function readNumbers(cells: readonly string[], decimals: Decimals): Numbers | undefined {
  const read: Read[] = [];
  for (const cell of cells) {
    const one = readOne(cell, decimals);
    if (!one) return undefined;
    read.push(one);
  }
  const [first] = read;
  if (!first) return undefined;
  const isSame = read.every((one) => one.currency === first.currency);
  if (!isSame || read.some(({ isPercent }) => isPercent !== first.isPercent)) return undefined;
  return { values: read.map(({ value }) => value), currency: first.currency, isPercent: first.isPercent };
}

/** The notation of a file: that of the columns with only one possible reading. */
export function decimalsOf(columns: readonly (readonly string[])[], hasSemicolons: boolean): Decimals {
  let votes = 0;
  for (const cells of columns)
    votes +=
      Number(readNumbers(cells, 'point') !== undefined) - Number(readNumbers(cells, 'comma') !== undefined);
  if (votes === 0) return hasSemicolons ? 'comma' : 'point';
  return votes > 0 ? 'point' : 'comma';
}

function readOne(text: string, decimals: Decimals): Read | undefined {
  const isPercent = /\d\s*%$/.test(text);
  let rest = text.replace(/\s*%$/, '');
  const bracketed = /^\((.+)\)$/.exec(rest);
  rest = bracketed?.[1] ?? rest;
  const isNegative = Boolean(bracketed) || /^[-−–]|\d\s*[-−]$/.test(rest);
  rest = rest.replace(/^[-−–]\s*|\s*[-−]$/, '');
  const found = currency.exec(rest)?.[0].trim();
  if (found) rest = rest.replace(currency, '').replace(/^[-−–]\s*/, '');
  // A plus is part of a phone number, unless decimals follow.
  if (/^\+.*[.,]\d{1,2}$/.test(rest)) rest = rest.slice(1);
  if (!/\d/.test(rest) || !shapes[decimals].test(rest)) return undefined;
  // Article and account numbers: their zeros and last digits would be lost.
  if (/^0\d/.test(rest) || rest.replace(/\D/g, '').length > 15) return undefined;
  const plain =
    decimals === 'point' ? rest.replace(/[,'’\s]/g, '') : rest.replace(/[.'’\s]/g, '').replace(',', '.');
  const isMinus = isNegative || (found !== undefined && /^[^\d]*[-−–]/.test(text));
  return {
    value: Number(plain) * (isMinus && Number(plain) !== 0 ? -1 : 1),
    currency: found && (codes[found] ?? found),
    isPercent,
  };
}
