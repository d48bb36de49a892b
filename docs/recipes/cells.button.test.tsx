import Button from '@mui/material/Button';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, click, columns, mountTable } from '../../tests/claims/table';

proves(
  'A button works the same way: render: ({ id }) => <Button onClick={() => open(id)}>Open</Button>.',
  () => {
    const open = vi.fn();
    const { el } = mountTable(
      {},
      { columns: columns({ name: { render: ({ id }) => <Button onClick={() => open(id)}>Open</Button> } }) },
    );
    click(all(el, 'tbody td button')[2] ?? el);
    expect(open.mock.calls).toEqual([[3]]);
  },
);
