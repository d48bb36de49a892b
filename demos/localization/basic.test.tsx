import MaterialTable from '@material-table/core';
import { Component, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, pressText } from '../../tests/claims/hands';
import { one, shown } from '../../tests/claims/read';
import { columns } from '../../tests/claims/table';
import Empty from './basic.empty';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message || this.props.children;
  }
}

proves(
  [
    'The table shows it both when there is no data and when a search has no results',
    'so use a context to tell the two apart',
  ],
  async () => {
    const { el } = mount(<Empty />);
    expect(el.textContent).toContain('No one needs help right now.');
    pressText(el, 'Create a ticket');
    await expect.poll(() => shown(el, 1)).toEqual(['Printer jam']);
    fill(one(el, 'input[aria-label="Search"]'), 'coffee');
    await expect.poll(() => el.textContent).toContain('No ticket matches your search.');
  },
);

proves('one created inside crashes in development with "Maximum call stack size exceeded"', async () => {
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
