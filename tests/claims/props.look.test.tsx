import MaterialTable from '@material-table/core';
import { Paper } from '@mui/material';
import { type ComponentProps, useEffect } from 'react';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { all, one, texts } from './read';
import { columns, mountTable, people } from './table';

function FlatContainer(props: ComponentProps<typeof Paper>) {
  return <Paper {...props} elevation={0} data-flat="" />;
}

proves(
  [
    'title is shown at the start of the toolbar.',
    "A string becomes an h6 heading, truncated with an ellipsis if there isn't enough room. Any other node (a logo, a group of buttons) is rendered as is.",
  ],
  () => {
    const { el, rerender } = mountTable({}, { title: 'Staff' });
    expect(texts(el, 'h6')).toEqual(['Staff']);
    rerender(<MaterialTable title={<h2>Staff</h2>} columns={columns()} data={people} />);
    expect(texts(el, 'h6')).toEqual([]);
    expect(texts(el, 'h2')).toEqual(['Staff']);
  },
);

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
  "Set isLoading to true while your app loads or saves the table's data. The table then shows an overlay with a spinner over the rows or a thin bar below them.",
  () => {
    const { el } = mountTable({ loadingType: 'linear' }, { isLoading: true });
    expect(all(el, '.MuiLinearProgress-root')).toHaveLength(1);
    expect(all(el, '.MuiCircularProgress-root')).toHaveLength(0);
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

proves(
  [
    "Pass it also to remove an override, because omitting it isn't enough.",
    'Overridden components and icons arrive after the first render',
  ],
  async () => {
    const Toolbar = () => <p data-toolbar="">mine</p>;
    const base = { columns: columns(), data: people, title: 'People' };
    const { el, rerender } = mount(<MaterialTable {...base} components={{ Toolbar }} />);
    await expect.poll(() => all(el, '[data-toolbar]').length).toBe(1);
    rerender(<MaterialTable {...base} components={{}} />);
    expect(all(el, '[data-toolbar]')).toHaveLength(1);
  },
);

proves('An inline component is a new component on each render, so React discards the old part', async () => {
  const mounted = vi.fn(() => undefined);
  const Inline = () => {
    useEffect(mounted, []);
    return null;
  };
  const table = () => (
    <MaterialTable columns={columns()} data={people} components={{ Toolbar: () => <Inline /> }} />
  );
  const { rerender } = mount(table());
  await expect.poll(() => mounted.mock.calls.length).toBe(1);
  rerender(table());
  await expect.poll(() => mounted.mock.calls.length).toBe(2);
});
