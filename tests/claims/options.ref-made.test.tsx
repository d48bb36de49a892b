import MaterialTable from '@material-table/core';
import { Component, createRef, useMemo, useRef, useState, type RefObject } from 'react';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { press } from './hands';
import { columns, people } from './table';

type Seen = (current: unknown) => void;

/** A row action that reports the content of the ref at the time when the table copied the action. */
function WithRef({ make, seen }: { make: () => RefObject<object | null>; seen: Seen }) {
  const tableRef = make();
  const own = useMemo(() => columns(), []);
  const [renders, setRenders] = useState(0);
  return (
    <>
      <button aria-label="Render" onClick={() => setRenders(renders + 1)} />
      <MaterialTable
        columns={own}
        data={people}
        tableRef={tableRef}
        actions={[
          { icon: () => 'x', tooltip: 'Look', position: 'row', onClick: () => seen(tableRef.current) },
        ]}
      />
    </>
  );
}

proves(
  [
    'createRef() in a function component creates a new ref on every render, and the onClick of a row action keeps an older one, which is null.',
    'Use useRef, or in a class, a createRef() that is stored in the instance.',
  ],
  () => {
    const afterAnotherRender = (make: () => RefObject<object | null>) => {
      let held: unknown;
      const { el, unmount } = mount(<WithRef make={make} seen={(current) => (held = current)} />);
      press(el, 'Look');
      const before = held;
      press(el, 'Render');
      press(el, 'Look');
      unmount();
      return [before !== null, held !== null];
    };
    expect(afterAnotherRender(() => createRef<object>())).toEqual([true, false]);
    expect(afterAnotherRender(() => useRef<object>(null))).toEqual([true, true]);
  },
);

proves('In a class, this.tableRef is undefined inside a function () { … }. Use an arrow function.', () => {
  const found: unknown[] = [];
  class Table extends Component {
    tableRef = createRef<object>();
    override render() {
      const look = (tooltip: string, onClick: () => void) => ({
        icon: () => 'x',
        tooltip,
        isFreeAction: true,
        onClick,
      });
      function plain(this: { tableRef?: unknown } | undefined) {
        found.push(this?.tableRef);
      }
      const arrow = () => found.push(this.tableRef.current);
      return (
        <MaterialTable
          columns={columns()}
          data={people}
          tableRef={this.tableRef}
          actions={[look('Plain', plain), look('Arrow', arrow)]}
        />
      );
    }
  }
  const { el } = mount(<Table />);
  press(el, 'Plain');
  press(el, 'Arrow');
  expect(found[0]).toBeUndefined();
  expect(found[1]).toHaveProperty('onQueryChange');
});
