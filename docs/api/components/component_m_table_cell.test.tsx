import MaterialTable, { type Column } from '@material-table/core';

import { Component, type PropsWithChildren, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { pressText } from '../../../tests/claims/hands';
import { shown } from '../../../tests/claims/read';
import { columns, people, type Person } from '../../../tests/claims/table';

class Guard extends Component<PropsWithChildren<{ instead?: ReactNode }>> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? (this.props.instead ?? 'Invalid') : this.props.children);
}

/** The city of one person is missing. */
const City = ({ row }: { row: Person }) => row.city.toUpperCase();
const broken = people.map((row) => (row.id === 2 ? { ...row, city: undefined as never } : row));
const cities = (render: Column<Person>['render']) => columns({ city: { render } });

/** Render a table between other parts of a page; the errors are reported, as an app would. */
function page(table: ReactNode) {
  const el = document.body.appendChild(document.createElement('div'));
  const errors = { caught: 0, uncaught: 0 };
  const root = createRoot(el, {
    onCaughtError: () => void errors.caught++,
    onUncaughtError: () => void errors.uncaught++,
  });
  onTestFinished(() => {
    root.unmount();
    el.remove();
  });
  flushSync(() => root.render([<h1 key="heading">Page</h1>, <div key="table">{table}</div>]));
  return { el, errors };
}

proves(
  'An error in a cell, for example in render, removes the table and everything around it, up to the next error boundary.',
  () => {
    const table = <MaterialTable columns={cities((row) => row.city.toUpperCase())} data={broken} />;
    const { el, errors } = page(table);
    expect(el.textContent).toBe('');
    expect(errors.uncaught).toBeGreaterThan(0);
    const guarded = page(<Guard>{table}</Guard>);
    expect(guarded.el.textContent).toBe('PageInvalid');
    expect(guarded.errors.uncaught).toBe(0);
  },
);

function Repairable() {
  const [rows, setRows] = useState(broken);
  const [own] = useState(() =>
    cities((row) => (
      <Guard key={row.city}>
        <City row={row} />
      </Guard>
    )),
  );
  return (
    <>
      <button onClick={() => setRows(people)}>Repair</button>
      <MaterialTable columns={own} data={rows} />
    </>
  );
}

proves(
  [
    'To lose only the cell, put a boundary into render and the code that may throw into a component:',
    'A new key makes React try again.',
  ],
  () => {
    const { el, errors } = page(<Repairable />);
    expect(shown(el, 1)).toEqual(['BONN', 'Invalid', 'OSLO', 'OSLO', 'ROME']);
    pressText(el, 'Repair');
    expect(shown(el, 1)).toEqual(['BONN', 'BONN', 'OSLO', 'OSLO', 'ROME']);
    expect(errors.uncaught).toBe(0);
  },
);
