import MaterialTable from '@material-table/core';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('renders', async () => {
  const el = document.body.appendChild(document.createElement('div'));
  createRoot(el).render(<MaterialTable title="T" columns={[{ title: 'A', field: 'a' }]} data={[{ id: 1, a: 'x' }]} />);
  await expect.element(page.getByText('x', { exact: true })).toBeVisible();
});
