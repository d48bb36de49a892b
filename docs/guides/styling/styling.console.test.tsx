import MaterialTable, { type Icons } from '@material-table/core';
import { Component, type ComponentType, forwardRef, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { one } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';

type Place = { className?: string };

const fontIcon = (name: string) =>
  forwardRef<HTMLElement, Place>(({ className = '', ...props }, ref) => (
    <i {...props} className={`${name} ${className}`} ref={ref} />
  ));

proves('An icon is a component, so it can render the <i> of Font Awesome or another icon font', () => {
  const error = vi.spyOn(console, 'error');
  const icons: Icons<Person> = { Search: fontIcon('fa fa-search'), SortArrow: fontIcon('fa fa-down') };
  const { el } = mountTable({}, { icons });
  expect(one(el, '.MuiToolbar-root .fa-search').tagName).toBe('I');
  // The table's own class is kept: it rotates the arrow.
  expect(one(el, 'th .fa-down').className).toContain('MuiTableSortLabel-icon');
  expect(error).not.toHaveBeenCalled();
});

proves('An element, icon: <Edit />, throws an error. Pass icon: Edit instead.', () => {
  const said: string[] = [];
  class Boundary extends Component<{ children: ReactNode }, { isBroken?: boolean }> {
    override state: { isBroken?: boolean } = {};
    static getDerivedStateFromError = ({ message }: Error) => {
      said.push(message);
      return { isBroken: true };
    };
    override render() {
      return this.state.isBroken ? 'broken' : this.props.children;
    }
  }
  const Table = MaterialTable as unknown as ComponentType<Record<string, unknown>>;
  const Edit = () => <i>edit</i>;
  const table = (icon: unknown) => (
    <Boundary>
      <Table
        columns={columns()}
        data={people}
        actions={[{ icon, tooltip: 'Edit', onClick: () => undefined }]}
      />
    </Boundary>
  );
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(mount(table(<Edit />)).el.textContent).toBe('broken');
  expect(said.join()).toContain('Element type is invalid');
  silent.mockRestore();
  expect(mount(table(Edit)).el.textContent).toContain('edit');
});
