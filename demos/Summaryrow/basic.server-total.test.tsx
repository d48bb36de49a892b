import MaterialTable, { type Query } from '@material-table/core';
import { useRef, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press, search } from '../../tests/claims/hands';
import { shown, texts } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

/** Answer like a server that adds up the ages of all people found. */
async function answerTo({ page, pageSize, search }: Query<Person>) {
  const found = people.filter(({ city }) => city.toLowerCase().includes(search));
  const rows = found.slice(page * pageSize, (page + 1) * pageSize);
  return { rows, count: found.length, total: found.reduce((sum, { age }) => sum + age, 0) };
}

function WithServerTotal() {
  const total = useRef(0);
  const [own] = useState(() => columns());
  return (
    <MaterialTable
      columns={own}
      data={async (query) => {
        const answer = await answerTo(query);
        total.current = answer.total;
        return { data: answer.rows, page: query.page, totalCount: answer.count };
      }}
      renderSummaryRow={({ column }) => (column.field === 'age' ? total.current : '')}
      options={{ debounceInterval: 0 }}
    />
  );
}

proves(
  [
    'Show a total from your server',
    "Set total.current = answer.total in your data function, and return it: renderSummaryRow={({ column }) => column.field === 'price' ? total.current : ''}. Each answer updates the row.",
    'so your server has to send the total',
  ],
  async () => {
    const { el } = mount(<WithServerTotal />);
    const bodyRows = () => texts(el, 'tbody tr');
    await expect.poll(bodyRows).toContain('424');
    press(el, 'Next Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    expect(bodyRows()).toContain('424');
    search(el, 'rome');
    await expect.poll(bodyRows).toContain('160');
    search(el, 'oslo');
    await expect.poll(bodyRows).toContain('124');
  },
);
