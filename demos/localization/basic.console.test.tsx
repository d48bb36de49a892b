import MaterialTable from '@material-table/core';
import { Component, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns } from '../../tests/claims/table';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message || this.props.children;
  }
}

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
