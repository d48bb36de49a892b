import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';

interface Line {
  id: number;
  product: string;
  price: number;
}
const prices: Record<string, number> = { Cup: 4, Pot: 12 };

function ProductEditor({ rowData, onRowDataChange }: EditComponentProps<Line>) {
  const choose = (product: string) => onRowDataChange({ ...rowData, product, price: prices[product] ?? 0 });
  return (
    <select aria-label="Product" value={rowData.product} onChange={(event) => choose(event.target.value)}>
      <option>Cup</option>
      <option>Pot</option>
    </select>
  );
}

const lineColumns = (): Column<Line>[] => [
  { title: 'Product', field: 'product', editComponent: ProductEditor },
  { title: 'Price', field: 'price', type: 'currency' },
];

proves(
  [
    "In the first column's editor, report the whole row: onRowDataChange({ ...rowData, product",
    'The other field shows the new value at once, and users can still change it.',
  ],
  async () => {
    const saved: Line[] = [];
    const { el } = mount(
      <MaterialTable
        columns={lineColumns()}
        data={[{ id: 1, product: 'Cup', price: 4 }]}
        editable={{ onRowUpdate: async (row) => saved.push(row) }}
      />,
    );
    press(el, 'Edit');
    const product = one(el, 'select[aria-label="Product"]') as HTMLSelectElement;
    product.value = 'Pot';
    flushSync(() => product.dispatchEvent(new Event('change', { bubbles: true })));
    const price = one(el, 'input[type="number"]') as HTMLInputElement;
    expect(price.value).toBe('12');
    fill(price, '10');
    press(el, 'Save');
    await expect.poll(() => saved.map((line) => Number(line.price))).toEqual([10]);
  },
);

function CityEditor({ value, onChange }: EditComponentProps<{ id: number; city: string }>) {
  return (
    <select aria-label="City" value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      <optgroup label="Norway">
        <option value="osl">Oslo</option>
        <option value="bgo" disabled>
          Bergen
        </option>
      </optgroup>
    </select>
  );
}

proves('Keep the lookup for cells and filters, and add an editComponent with your own select', () => {
  const cities: Column<{ id: number; city: string }>[] = [
    { title: 'City', field: 'city', lookup: { osl: 'Oslo', bgo: 'Bergen' }, editComponent: CityEditor },
  ];
  const { el } = mount(
    <MaterialTable
      columns={cities}
      data={[{ id: 1, city: 'osl' }]}
      editable={{ onRowUpdate: async () => undefined }}
    />,
  );
  expect(shown(el)).toEqual(['Oslo']);
  press(el, 'Edit');
  expect(all(el, 'optgroup option:disabled')).toHaveLength(1);
});

proves('Pressing Enter in its search field would submit the form.', async () => {
  let submitted = 0;
  const { el } = mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted += 1;
      }}
    >
      <MaterialTable columns={lineColumns()} data={[]} />
      <button type="submit">Save</button>
    </form>,
  );
  await userEvent.click(one(el, 'input[placeholder="Search"]'));
  expect(submitted).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => submitted).toBe(1);
});
