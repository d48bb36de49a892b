import MaterialTable, { type Query, type QueryResult } from '@material-table/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';

const spinners = (el: ParentNode) => all(el, '[role="progressbar"]').length;

proves(
  [
    'Your promise never settles. Usually, it is a new Promise whose catch calls neither resolve nor reject.',
    "Use an async function, and don't catch errors.",
  ],
  async () => {
    const failing = () => Promise.reject(new Error('The server is down.'));
    const caught = vi.fn();
    const swallowed = () =>
      new Promise<QueryResult<Person>>((resolve) => {
        failing().then(resolve).catch(caught);
      });
    const { el } = mountTable({}, { data: swallowed });
    await expect.poll(() => caught).toHaveBeenCalled();
    expect(spinners(el)).toBe(1);
    const asynchronous = mountTable({}, { data: async () => failing() });
    await expect.poll(() => asynchronous.el.textContent).toContain('The server is down.');
    expect(spinners(asynchronous.el)).toBe(0);
  },
);

proves(
  'Throw an Error: an object without a message shows no text, and throw null also leaves the spinner.',
  async () => {
    const rejecting = (reason: unknown) => () => Promise.reject(reason as Error);
    const { el } = mountTable({}, { data: rejecting({ status: 500 }) });
    await expect.poll(() => spinners(el)).toBe(0);
    const retry = all(el, 'svg').find(({ style }) => style.cursor === 'pointer');
    expect(retry?.parentElement?.textContent?.trim()).toBe('');
    const worded = mountTable({}, { data: rejecting({ message: 'Worded' }) });
    await expect.poll(() => worded.el.textContent).toContain('Worded');

    let last = -1;
    const said = await saidBy(
      <MaterialTable columns={columns()} data={rejecting(null)} />,
      { act: (container) => expect.poll(() => (last = spinners(container))).toBe(1) },
      (all) => all.includes("reading 'message'"),
    );
    expect([last, said.includes("Cannot read properties of null (reading 'message')")]).toEqual([1, true]);
  },
);

proves('If a non-async function throws, the table itself crashes.', async () => {
  const failing = (): Promise<QueryResult<Person>> => {
    throw new Error('The server is down.');
  };
  let text = 'not drawn';
  const said = await saidBy(<MaterialTable title="People" columns={columns()} data={failing} />, {
    act: (el) => void (text = el.textContent),
  });
  expect([text, said.includes('The server is down.')]).toEqual(['', true]);
  const { el } = mountTable({}, { data: async () => failing(), title: 'People' });
  await expect.poll(() => el.textContent).toContain('The server is down.');
  expect(el.textContent).toContain('People');
});

proves(
  [
    'With Redux, the function can dispatch and return the result: data={(query) => dispatch(loadPage(query)).unwrap()}.',
  ],
  async () => {
    const loadPage = (query: Query<Person>) => ({ type: 'load', query });
    const dispatch = ({ query: { page } }: ReturnType<typeof loadPage>) => ({
      unwrap: async () => ({ data: people.slice(page * 5, page * 5 + 5), page, totalCount: people.length }),
    });
    const { el } = mountTable({}, { data: (query) => dispatch(loadPage(query)).unwrap() });
    await expect.poll(() => shown(el)).toHaveLength(5);
    press(el, 'Next Page');
    await expect.poll(() => el.textContent).toContain('6-10 of 12');
  },
);

proves(
  [
    "data can't be a promise.",
    'Load once or listen with onSnapshot, and build an array of rows with id: doc.id.',
  ],
  async () => {
    const promise = Promise.resolve(people) as unknown as Person[];
    const said = await saidBy(<MaterialTable columns={columns()} data={promise} />);
    expect(said).toContain('this.props.data is not a function');

    const docs = (names: string[]) => names.map((name) => ({ id: `id of ${name}`, data: () => ({ name }) }));
    let listener: (snapshot: { docs: ReturnType<typeof docs> }) => void = () => undefined;
    const onSnapshot = (next: typeof listener) => {
      listener = next;
      return () => undefined;
    };
    function Live() {
      const [made] = useState(() => [{ title: 'Name', field: 'name' }]);
      const [rows, setRows] = useState<{ id: string; name: string }[]>([]);
      useEffect(
        () => onSnapshot((snapshot) => setRows(snapshot.docs.map((doc) => ({ id: doc.id, ...doc.data() })))),
        [],
      );
      return <MaterialTable columns={made} data={rows} options={{ selection: true }} />;
    }
    const { el } = mount(<Live />);
    flushSync(() => listener({ docs: docs(['Ann', 'Bob']) }));
    expect(shown(el)).toEqual(['Ann', 'Bob']);
    click(all(el, `${bodyRow} input`)[1] ?? el);
    flushSync(() => listener({ docs: docs(['Zoe', 'Ann', 'Bob']) }));
    const checked = all(el, `${bodyRow} input`).map((box) => (box as HTMLInputElement).checked);
    expect([shown(el), checked]).toEqual([
      ['Zoe', 'Ann', 'Bob'],
      [false, false, true],
    ]);
  },
);

const fetchAfter = async (last: number | undefined, limit: number) =>
  people.filter(({ id }) => id > (last ?? 0)).slice(0, limit);

function ByCursor({ made }: { made: ReturnType<typeof columns> }) {
  const ends = useRef<(number | undefined)[]>([]);
  const loadByCursor = async ({ page, pageSize }: Query<Person>): Promise<QueryResult<Person>> => {
    const rows = await fetchAfter(ends.current[page - 1], pageSize + 1);
    const data = rows.slice(0, pageSize);
    ends.current[page] = data.at(-1)?.id;
    return { data, page, totalCount: page * pageSize + rows.length };
  };
  return <MaterialTable columns={made} data={loadByCursor} options={{ showFirstLastPageButtons: false }} />;
}

proves(
  [
    'To load page by page, remember where each page ends, and request one extra row to know whether there is a next page:',
  ],
  async () => {
    const { el } = mount(<ByCursor made={columns()} />);
    const next = () => all(el, 'button[aria-label="Next Page"]') as HTMLButtonElement[];
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)).toEqual(['Fay', 'Gus', 'Hal', 'Ida', 'Jon']);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)).toEqual(['Kim', 'Leo']);
    expect(el.textContent).toContain('11-12 of 12');
    expect(next()[0]?.disabled).toBe(true);
    press(el, 'Previous Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    expect(all(el, 'button[aria-label="First Page"], button[aria-label="Last Page"]')).toEqual([]);
  },
);
