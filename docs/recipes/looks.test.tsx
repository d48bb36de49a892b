import MaterialTable, { type Options } from '@material-table/core';
import { Component, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, click, columns, fill, mountTable, one } from '../../tests/claims/table';
import { type Person, press, shown } from '../../tests/claims/table';
import Empty from './looks.empty';
import Flat from './looks.flat';
import Highlight from './looks.highlight';
import Print from './looks.print';
import Loading from './looks.skeleton';
import Zebra from './looks.zebra';

const pressText = (root: ParentNode, text: string) => {
  const button = all(root, 'button').find(({ textContent }) => textContent === text);
  if (!button) throw new Error(`no button ${text}`);
  click(button);
};

proves(
  ['It is the same for no data and for a search without results', 'so distinguish them through a context'],
  async () => {
    const { el } = mount(<Empty />);
    expect(el.textContent).toContain('No one needs help right now.');
    pressText(el, 'Create a ticket');
    await expect.poll(() => shown(el, 1)).toEqual(['Printer jam']);
    fill(one(el, 'input[aria-label="Search"]'), 'coffee');
    await expect.poll(() => el.textContent).toContain('No ticket matches your search.');
  },
);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message || this.props.children;
  }
}

proves('one made inside crashes in development with "Maximum call stack size exceeded"', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  function Inside() {
    const localization = { body: { emptyDataSourceMessage: <b>None</b> } };
    return <MaterialTable columns={columns()} data={[]} localization={localization} />;
  }
  const { el } = mount(
    <Boundary>
      <Inside />
    </Boundary>,
  );
  await expect.poll(() => el.textContent).toBe('Maximum call stack size exceeded');
  log.mockRestore();
});

proves(
  [
    'If each text fits on one line, the table keeps its height, and nothing shifts when the rows arrive.',
    'The pagination counts placeholders too.',
    'or the spinner covers the skeleton',
    'The message also shows while the first rows load',
  ],
  async () => {
    const { el } = mount(
      <div style={{ width: 900 }}>
        <Loading />
      </div>,
    );
    const height = () => one(el, 'table').getBoundingClientRect().height;
    expect(all(el, `${bodyRow} .MuiSkeleton-root`)).toHaveLength(15);
    expect(el.textContent).toContain('1-5 of 5');
    const before = height();
    click(one(el, 'input[type="checkbox"]'));
    await expect.poll(() => shown(el)[0]).toBe('Ingrid Hansen');
    expect(all(el, '.MuiSkeleton-root')).toHaveLength(0);
    expect(height()).toBe(before);
    const loading = mountTable({}, { isLoading: true, data: [] });
    expect(all(loading.el, '.MuiCircularProgress-root')).toHaveLength(1);
    expect(loading.el.textContent).toContain('No records to display');
  },
);

proves('turn paging off, print in the next frame, and turn it on again on afterprint', async () => {
  let printed: string[] = [];
  const { el } = mount(<Print />);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed = shown(el);
  });
  pressText(el, 'Print all rows');
  await expect.poll(() => printed.length).toBe(6);
  expect(all(el, 'input')).toHaveLength(0);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => shown(el)).toHaveLength(3);
  expect(print).toHaveBeenCalledTimes(1);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Emma Clarke');
  print.mockRestore();
});

proves('so a filter row or an open detail panel shifts the stripes', () => {
  const tinted = (el: ParentNode) =>
    all(el, bodyRow).map((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)');
  const { el } = mount(<Zebra />);
  expect(tinted(el)).toEqual([false, true, false, true, false, true]);
  const sx = { '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' } };
  const options: Options<Person> = { filtering: true, pageSize: 5 };
  expect(tinted(mountTable(options, { sx }).el)).toEqual([true, false, true, false, true]);
  const panel = mountTable({ pageSize: 5 }, { sx, detailPanel: () => 'More' });
  press(panel.el, 'Detail panel visibility toggle');
  expect(tinted(panel.el)).toEqual([false, false, true, false, true]);
});

proves(
  [
    'Change shadow and background, which belong to the paper, with style',
    'and lines, which belong to the cells, with sx',
  ],
  () => {
    const { el } = mount(<Flat />);
    const paper = getComputedStyle(one(el, '.MuiPaper-root'));
    expect([paper.boxShadow, paper.backgroundColor]).toEqual(['none', 'rgba(0, 0, 0, 0)']);
    expect(getComputedStyle(one(el, `${bodyRow} td`)).borderBottomStyle).toBe('none');
    const plain = getComputedStyle(one(mountTable().el, '.MuiPaper-root'));
    expect(plain.boxShadow).not.toBe('none');
  },
);

proves('Keep its id in state and let rowStyle tint that row.', async () => {
  const { el } = mount(<Highlight />);
  const tinted = () => all(el, bodyRow).flatMap((row, index) => (row.style.backgroundColor ? [index] : []));
  expect(tinted()).toEqual([]);
  pressText(el, 'Deliver what is scarce');
  await expect.poll(() => shown(el, 1)).toEqual(['34', '3', '500', '18', '20']);
  expect(tinted()).toEqual([4]);
  pressText(el, 'Deliver what is scarce');
  await expect.poll(tinted).toEqual([1]);
});
