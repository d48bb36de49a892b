import MaterialTable, { type Query } from '@material-table/core';
import { useCallback, useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, one, people, type Person } from '../../tests/claims/table';

const asked = vi.fn();

function Total() {
  const made = useMemo(() => columns(), []);
  const [total, setTotal] = useState(0);
  const load = useCallback(async ({ page, pageSize }: Query<Person>) => {
    asked();
    setTotal(people.length);
    return { data: people.slice(0, pageSize), page, totalCount: people.length };
  }, []);
  return <MaterialTable title={`Found: ${total}`} columns={made} data={load} />;
}

proves(
  [
    'The pagination shows it, as in 1-5 of 13.',
    'set your own state in the data function when the response arrives, and write it into title',
  ],
  async () => {
    const { el } = mount(<Total />);
    await expect.poll(() => one(el, 'h6').textContent).toBe('Found: 12');
    await expect.poll(() => el.textContent).toContain('1-5 of 12');
    expect(asked).toHaveBeenCalledTimes(1);
  },
);
