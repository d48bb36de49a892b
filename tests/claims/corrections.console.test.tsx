import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { Component, type ReactNode, useState } from 'react';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { press } from './hands';
import { columns, mountTable, people, type Person } from './table';

/** Catches what a table throws while rendering. */
class Boundary extends Component<{ children: ReactNode; onError: (message: string) => void }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Mount a table and return what it throws while rendering, initially and after `act`. */
function errorsOf(
  props: Partial<MaterialTableProps<Person>>,
  act: (el: HTMLElement) => void = () => {},
): string[] {
  const errors: string[] = [];
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { el } = mount(
    <Boundary onError={(message) => errors.push(message)}>
      <MaterialTable columns={columns()} data={people} {...props} />
    </Boundary>,
  );
  act(el);
  silence.mockRestore();
  return errors;
}

const openPanel = (el: HTMLElement) => press(el, 'Detail panel visibility toggle');

proves(
  [
    'React throws "Rendered more hooks than during the previous render", because the table doesn\'t call these functions on every render.',
    'A hook in a detail panel crashes the page',
  ],
  async () => {
    const Panel = () => <p>{useState('inside')[0]}</p>;
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(errorsOf({ detailPanel: () => useState('inside')[0] }, openPanel).join()).toContain('more hooks');
    expect(errorsOf({ detailPanel: () => <Panel /> }, openPanel)).toEqual([]);
    silence.mockRestore();
  },
);

proves(
  [
    'Range of the rows shown, as a string in which {from}, {to} and {count} are replaced.',
    "nRowsSelected and labelDisplayedRows throw when they aren't strings",
  ],
  () => {
    const rowsSelected = {
      options: { selection: true },
      data: people.map((row) => ({ ...row, tableData: { checked: true } })),
    };
    expect(errorsOf({ ...rowsSelected, localization: { toolbar: { nRowsSelected: 7 } } }).join()).toContain(
      'replace',
    );
    expect(errorsOf({ localization: { pagination: { labelDisplayedRows: 7 } } }).join()).toContain('replace');
  },
);

proves(
  [
    'Frozen column objects cause an error.',
    'but the table writes its state into columns.',
    'your columns are in the store, and the table writes into them',
    'The table writes into your column objects',
  ],
  () => {
    const shared = columns();
    mountTable({}, { columns: shared });
    expect(shared[0]).toHaveProperty('tableData');
    const frozen = columns().map((column) => Object.freeze(column));
    expect(errorsOf({ columns: frozen }).join()).toContain('not extensible');
  },
);
