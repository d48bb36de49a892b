import { useRef, useState } from 'react';
import { suppliers, type Part } from './parts';

export const isLow = ({ stock, minimum }: Part) => stock < minimum;

/** What users can change. */
const fields = ['shelf', 'stock', 'minimum', 'price', 'supplier'] as const;
export type Field = (typeof fields)[number];
export type Value = Part[Field];

export interface Edit {
  id: string;
  field: Field;
  from: Value | undefined;
  to: Value | undefined;
}

export const editsOf = (before: Part, after: Part): Edit[] =>
  fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ id: before.id, field, from: before[field], to: after[field] }));

export interface Refusal extends Edit {
  reason: string;
}

/** Why nothing was saved. */
export class Refused extends Error {
  constructor(readonly refusals: Refusal[]) {
    super(refusals.map(({ id, reason }) => (refusals.length > 1 ? `${id}: ${reason}` : reason)).join(' '));
  }
}

// In cents, because 3.6 - 2.4 isn't 1.2.
const cents = (price: unknown) => Math.round(100 * Number(price));

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const rules: Record<Field, (value: unknown) => boolean | string> = {
  shelf: (shelf) =>
    /^[A-H]-\d\d$/.test(String(shelf)) || 'A letter from A to H and two digits, such as B-07.',
  stock: (stock) => isCount(stock) || 'A whole number, 0 or more.',
  minimum: (minimum) => isCount(minimum) || 'A whole number, 0 or more.',
  price: (price) =>
    (typeof price === 'number' && price > 0 && cents(price) / 100 === price) ||
    'A price above 0, in whole cents.',
  supplier: (supplier) => String(supplier) in suppliers || 'A supplier of the list.',
};

/** Check a single value, in the fields and in the store. Returns `true` or the problem. */
export const check = (field: Field, value: unknown) => rules[field](value);

/**
 * Stands in for your server, which checks each edit again, and saves all edits of a call or none. In your app, `save` sends a
 * request.
 */
export function createStore(start: Part[]) {
  const rows = new Map(start.map((part) => [part.id, part]));

  const reasonAgainst = ({ id, field, from, to }: Edit): string | undefined => {
    const part = rows.get(id);
    if (!part) return 'This part no longer exists.';
    if (part[field] !== from) return 'It was changed again since.';
    const result = check(field, to);
    if (result !== true) return String(result);
    if (field === 'stock' && Number(to) < part.reserved)
      return `${part.reserved} are reserved for customers.`;
    if (field === 'price' && 2 * Math.abs(cents(to) - cents(from)) > cents(from))
      return 'A price changes by 50 % at most.';
    return undefined;
  };

  return async function save(edits: Edit[]): Promise<Part[]> {
    const refusals = edits.flatMap((edit) => {
      const reason = reasonAgainst(edit);
      return reason ? [{ ...edit, reason }] : [];
    });
    if (refusals.length > 0) throw new Refused(refusals);
    for (const { id, field, to } of edits) {
      const part = rows.get(id);
      if (part) rows.set(id, { ...part, [field]: to });
    }
    return [...rows.values()];
  };
}

/** A saved edit, with the reason if it can't be undone. */
export interface Change extends Edit {
  key: number;
  at: Date;
  problem?: string;
}

/** The parts in the store, the changes, and the last refusal of each value. */
export function useStock(start: Part[]) {
  const [save] = useState(() => createStore(start));
  const [rows, setRows] = useState(start);
  const [changes, setChanges] = useState<Change[]>([]);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const saved = useRef(0);

  /** Save all edits or none. Rejects with the reason. */
  const submit = async (edits: Edit[]): Promise<number> => {
    const real = edits.filter(({ from, to }) => from !== to);
    const replace = (fresh: Refusal[]) =>
      setRefusals((before) => [
        ...before.filter(({ id, field }) => !real.some((edit) => edit.id === id && edit.field === field)),
        ...fresh,
      ]);
    try {
      setRows(await save(real));
      replace([]);
      const at = new Date();
      const made = real.map((edit) => ({ ...edit, at, key: (saved.current += 1) }));
      setChanges((before) => [...made.reverse(), ...before]);
      return real.length;
    } catch (error) {
      replace(error instanceof Refused ? error.refusals : []);
      throw error;
    }
  };

  /** Undo one change after another. A rejected one stays in the list with its reason. */
  const undo = async (wanted: Change[]): Promise<number> => {
    let refused = 0;
    for (const { key, id, field, from, to } of wanted) {
      try {
        setRows(await save([{ id, field, from: to, to: from }]));
        setChanges((before) => before.filter((change) => change.key !== key));
      } catch (error) {
        refused += 1;
        const problem = messageOf(error);
        setChanges((before) =>
          before.map((change) => (change.key === key ? { ...change, problem } : change)),
        );
      }
    }
    return refused;
  };
  return { rows, changes, refusals, submit, undo };
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
