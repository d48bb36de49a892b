import MaterialTable from '@material-table/core';
import { Paper } from '@mui/material';
import { type ComponentProps } from 'react';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { all, one, texts } from './read';
import { columns, mountTable, people } from './table';

function FlatContainer(props: ComponentProps<typeof Paper>) {
  return <Paper {...props} elevation={0} data-flat="" />;
}

proves('Always set it or turn it off; otherwise, the table shows the placeholder "Table Title".', () => {
  const { el, rerender } = mount(<MaterialTable columns={columns()} data={people} />);
  expect(texts(el, 'h6')).toEqual(['Table Title']);
  rerender(<MaterialTable columns={columns()} data={people} options={{ showTitle: false }} />);
  expect(texts(el, 'h6')).toEqual([]);
});

proves(
  'style applies to the outermost element, the MUI Paper around the toolbar, table and pagination.',
  () => {
    const paper = one(mountTable({}, { style: { maxWidth: 333 } }).el, '.MuiPaper-root');
    expect(paper.style.maxWidth).toBe('333px');
    expect(paper.style.position).toBe('relative');
    const sticky = one(mountTable({}, { style: { position: 'sticky' } }).el, '.MuiPaper-root');
    expect(sticky.style.position).toBe('sticky');
  },
);

proves(
  [
    'sx styles the HTML table element, which contains the header and rows.',
    "It doesn't affect the toolbar, group bar or pagination, which are outside the table.",
  ],
  () => {
    const { el } = mountTable(
      {},
      { sx: { outline: '3px solid rgb(1, 2, 3)', '& h6, & thead': { color: 'rgb(4, 5, 6)' } } },
    );
    expect(getComputedStyle(one(el, 'table')).outlineWidth).toBe('3px');
    expect(getComputedStyle(one(el, 'thead')).color).toBe('rgb(4, 5, 6)');
    expect(getComputedStyle(one(el, 'h6')).color).not.toBe('rgb(4, 5, 6)');
  },
);

proves(
  "id sets the HTML id of the table's outermost element, the paper around the toolbar, rows and pagination.",
  () => {
    const outermost = mountTable({}, { id: 'staff' }).el.firstElementChild;
    expect(outermost?.id).toBe('staff');
    for (const part of ['.MuiToolbar-root', 'thead', '.MuiTablePagination-root'])
      expect(outermost?.querySelector(part)).not.toBeNull();
    expect(one(mountTable().el, '.MuiPaper-root').id).toBe('');
  },
);

proves(
  [
    'A custom components.Container receives it as a prop and must pass it on.',
    'A custom components.Container receives style as a prop and must pass it on:',
  ],
  async () => {
    const { el } = mountTable(
      {},
      { id: 'staff', style: { maxWidth: 333 }, components: { Container: FlatContainer } },
    );
    await expect.poll(() => el.querySelector('[data-flat]')?.id).toBe('staff');
    expect(one(el, '[data-flat]').style.maxWidth).toBe('333px');
  },
);

proves(
  [
    'The table shows the same state while a data function runs and while a promise from editable is pending',
    "which isLoading={false} doesn't turn off.",
  ],
  async () => {
    const { el } = mountTable({}, { isLoading: false, data: () => new Promise(() => {}) });
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(1);
  },
);
