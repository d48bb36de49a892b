import { expect, test } from 'vitest';
import { parts, type Part } from './parts';
import { check, createStore, isLow, Refused, type Edit, type Field, type Value } from './store';

const part: Part = {
  id: 'P-1',
  name: 'Bolt',
  picture: '',
  shelf: 'A-01',
  stock: 40,
  minimum: 20,
  price: 2.4,
  supplier: 'mason',
  reserved: 15,
};
const edit = (field: Field, to: Value | undefined, from: Value = part[field]): Edit => ({
  id: 'P-1',
  field,
  from,
  to,
});

test('there are 320 parts with numbers of their own, of which some are below their minimum, and all pass the rules', () => {
  expect(new Set(parts.map(({ id }) => id)).size).toBe(320);
  expect(parts.filter(isLow).length).toBeGreaterThan(20);
  expect(parts.filter(isLow).length).toBeLessThan(60);
  for (const one of parts) {
    for (const field of ['shelf', 'stock', 'minimum', 'price', 'supplier'] as const)
      expect(check(field, one[field]), `${one.id}, ${field}`).toBe(true);
    expect(one.reserved).toBeLessThanOrEqual(one.stock);
  }
});

test.each<[Edit, string]>([
  [edit('price', 3.61), '50 %'],
  [edit('price', 1.19), '50 %'],
  [edit('price', undefined), 'above 0'],
  [edit('price', 2.405), 'whole cents'],
  [edit('stock', 14), '15 are reserved'],
  [edit('stock', 20.5), 'whole number'],
  [edit('stock', 50, 39), 'changed again'],
  [edit('shelf', 'Z-1'), 'B-07'],
  [edit('supplier', 'none'), 'list'],
  [{ ...edit('stock', 50), id: 'P-2' }, 'no longer exists'],
])('the store refuses %o', async (refused, reason) => {
  const save = createStore([part]);
  await expect(save([edit('minimum', 30), refused])).rejects.toThrow(reason);
  const [kept] = await save([]);
  expect(kept).toEqual(part);
});

test('the store saves a price that changes by just 50 %, and a stock of all that is reserved', async () => {
  const save = createStore([part]);
  const [saved] = await save([edit('price', 3.6), edit('stock', 15)]);
  expect(saved).toEqual({ ...part, price: 3.6, stock: 15 });
});

test('a refusal names the part if several were refused', async () => {
  const save = createStore([part]);
  const failure = await save([edit('price', 9), edit('stock', 1)]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Refused);
  expect(String(failure)).toMatch(/P-1: A price .* P-1: 15 are/);
});
