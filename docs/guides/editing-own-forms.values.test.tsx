import MaterialTable, { type Action, type Column, type EditComponentProps } from '@material-table/core';
import { createContext, use, useMemo, useState, type InputHTMLAttributes } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';
import { choose } from './_exports';
import Dependent from './editing-own-forms.dependent';

const editable = { onRowUpdate: save };
const options = () => texts(document, '[role=option]');
const openList = (box: HTMLElement) =>
  flushSync(() => box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
const own = (el: ParentNode) => one(el, 'input[aria-label="own"]') as HTMLInputElement;

proves('An action can open any modal with the data of its row.', () => {
  function WithModal() {
    const [row, setRow] = useState<Person>();
    const actions = useMemo<((person: Person) => Action<Person>)[]>(
      () => [
        ({ name }) => ({
          icon: 'x',
          tooltip: `Show ${name}`,
          onClick: (_event, data) => setRow(data as Person),
        }),
      ],
      [],
    );
    const made = useMemo(() => columns(), []);
    return (
      <>
        <MaterialTable columns={made} data={people} actions={actions} />
        <dialog open={row !== undefined}>{row?.city}</dialog>
      </>
    );
  }
  const { el } = mount(<WithModal />);
  expect(all(el, 'dialog[open]')).toEqual([]);
  press(el, 'Show Dora');
  expect(texts(el, 'dialog[open]')).toEqual(['Oslo']);
});

proves("A lookup can't do this because it is the same for every row.", async () => {
  const lookup = { Bonn: 'Bonn', Oslo: 'Oslo' };
  const { el } = mountTable({}, { columns: columns({ city: { lookup } }), editable });
  for (const row of [0, 2]) {
    click(all(el, 'button[aria-label="Edit"]')[row] as HTMLElement);
    openList(one(el, 'tbody [role=combobox]'));
    expect(options()).toEqual(['Bonn', 'Oslo']);
    click(all(document, '[role=option]')[0] as HTMLElement);
    await expect.poll(options).toEqual([]);
    press(el, 'Cancel');
  }
  const perRow = (({ name }: Person) => ({ [name]: name })) as object;
  const other = mountTable({}, { columns: columns({ city: { lookup: perRow } }), editable }).el;
  press(other, 'Edit');
  openList(one(other, 'tbody [role=combobox]'));
  expect(options()).toEqual([]);
});

proves('The built-in select for a lookup supports neither.', () => {
  const lookup = { osl: 'Oslo', bgo: 'Bergen' };
  const { el } = mountTable({}, { columns: columns({ city: { lookup } }), editable });
  press(el, 'Edit');
  openList(one(el, 'tbody [role=combobox]'));
  expect(options()).toEqual(['Oslo', 'Bergen']);
  const special = '[role=group], optgroup, .MuiListSubheader-root, [aria-disabled=true]';
  expect(all(one(document, '[role=listbox]'), special)).toEqual([]);
});

proves('The columns then stay the same when the list arrives, and open rows stay open.', async () => {
  const { el } = mount(<Dependent />);
  press(el, 'Edit Oslo');
  const boxes = () => all(el, '[role=combobox]');
  openList(one(el, '[role=combobox][aria-label="Country"]'));
  expect([options(), boxes().length]).toEqual([[], 2]);
  await expect.poll(options).toEqual(['Norway', 'Italy']);
  expect(boxes().length).toBe(2);
});

interface Member {
  id: number;
  name: string;
  team: number;
}
const members: Member[] = [
  { id: 1, name: 'Ann', team: 1 },
  { id: 2, name: 'Bob', team: 2 },
];
type Teams = { id: number; name: string }[];
const loaded: Teams = [
  { id: 1, name: 'Red' },
  { id: 2, name: 'Blue' },
];

function Members({ teams, onExport }: { teams: Teams; onExport?: (rows: unknown) => void }) {
  const made = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Team', field: 'team', lookup: Object.fromEntries(teams.map(({ id, name }) => [id, name])) },
    ],
    [teams],
  );
  const tableOptions = useMemo(() => {
    const exportFunc = (_made: unknown, rows: unknown) => onExport?.(rows);
    return { filtering: true, debounceInterval: 0, exportMenu: [{ label: 'File', exportFunc }] };
  }, [onExport]);
  return <MaterialTable columns={made} data={members} options={tableOptions} editable={editable} />;
}

proves(
  [
    'Alternatively, build a lookup from the loaded data in useMemo, with the list as its dependency: Object.fromEntries(teams.map(({ id, name }) => [id, name])).',
    'It also shows names instead of ids in cells, filters and exports.',
  ],
  async () => {
    const files: unknown[] = [];
    const onExport = (rows: unknown) => files.push(rows);
    const { el, rerender } = mount(<Members teams={[]} onExport={onExport} />);
    expect(shown(el, 1)).toEqual(['', '']);
    rerender(<Members teams={loaded} onExport={onExport} />);
    expect(shown(el, 1)).toEqual(['Red', 'Blue']);
    openList(one(el, '#m--table--filter--row [role=combobox], #m--table--filter--row .MuiSelect-select'));
    await expect.poll(options).toEqual(['Red', 'Blue']);
    click(all(document, '[role=option]')[1] as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect.poll(options).toEqual([]);
    await expect.poll(() => shown(el)).toEqual(['Bob']);
    await choose(el, 'File');
    expect(files).toEqual([[expect.objectContaining({ team: 'Blue' })]]);
  },
);

proves(
  'New columns close the row being edited and discard filters. Load the list first, or render the table only when the list has arrived.',
  async () => {
    const { el, rerender } = mount(<Members teams={loaded} />);
    const fields = () => all(el, 'tbody tr:has(button[aria-label="Save"]) input').length;
    const filter = () => one(el, '#m--table--filter--row input') as HTMLInputElement;
    fill(filter(), 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    press(el, 'Edit');
    expect(fields()).toBeGreaterThan(0);
    rerender(<Members teams={loaded} />);
    expect([fields() > 0, filter().value]).toEqual([true, 'ann']);
    rerender(<Members teams={loaded.slice(0, 1)} />);
    expect([fields(), filter().value, shown(el)]).toEqual([0, '', ['Ann', 'Bob']]);
  },
);

/** Open the first row with this editor in the name column; return the table and what was saved. */
function withEditor(editComponent: (props: EditComponentProps<Person>) => React.ReactNode) {
  const saved: unknown[] = [];
  const onRowUpdate = async ({ name }: Person) => void saved.push(name);
  const made = columns({ name: { editComponent: editComponent as never } });
  const { el } = mountTable({}, { columns: made, editable: { onRowUpdate } });
  press(el, 'Edit');
  return { el, saved };
}

proves('Any input works as an editor.', async () => {
  const typed: [InputHTMLAttributes<HTMLInputElement>['type'], string][] = [
    ['text', 'Sid'],
    ['color', '#aabbcc'],
    ['range', '30'],
    ['date', '2026-06-14'],
    ['email', 'sid@example.com'],
  ];
  for (const [type, value] of typed) {
    const { el, saved } = withEditor(({ onChange }) => (
      <input type={type} aria-label="own" onChange={({ target }) => onChange(target.value)} />
    ));
    fill(own(el), value);
    press(el, 'Save');
    await expect.poll(() => saved).toEqual([value]);
  }
});

proves(
  'Store several values as an array in the row. Add render to show the values and customFilterAndSearch to find them, because a lookup supports only one key per cell.',
  async () => {
    type Tagged = { id: number; tags: string[] };
    const search = async (column: Partial<Column<Tagged>>) => {
      const made: Column<Tagged>[] = [{ title: 'Tags', field: 'tags', ...column }];
      const data = [{ id: 1, tags: ['a', 'b'] }];
      const { el } = mount(<MaterialTable columns={made} data={data} options={{ debounceInterval: 0 }} />);
      const [before] = shown(el);
      fill(one(el, 'input[aria-label="Search"]'), 'second');
      return { before, rows: () => shown(el).length };
    };
    const lookup = { a: 'first', b: 'second' };
    const plain = await search({ lookup });
    expect(plain.before).toBe('');
    await expect.poll(plain.rows).toBe(0);
    const names = ({ tags }: Tagged) => tags.map((tag) => lookup[tag as 'a']).join(', ');
    const render = names;
    const drawn = await search({ render });
    expect(drawn.before).toBe('first, second');
    await expect.poll(drawn.rows).toBe(0);
    const found = await search({
      render,
      customFilterAndSearch: (term: string, row) => names(row).includes(term),
    });
    await expect.poll(found.rows).toBe(1);
  },
);

proves(
  'Choosing a file ends editing only if you set state that gives the table new data, columns or options.',
  () => {
    function Upload({ kind }: { kind: 'none' | 'data' | 'columns' | 'options' }) {
      const [count, setCount] = useState(0);
      const [years, pages, version] = (['data', 'options', 'columns'] as const).map((name) =>
        kind === name ? count : 0,
      );
      const data = useMemo(() => people.map((row) => ({ ...row, age: row.age + (years ?? 0) })), [years]);
      const tableOptions = useMemo(() => ({ pageSize: 5 + 5 * (pages ?? 0) }), [pages]);
      const made = useMemo(() => {
        const editComponent = ({ onChange }: EditComponentProps<Person>) => {
          const choose = (file: File | undefined) => {
            onChange(file);
            setCount((current) => current + 1);
          };
          return <input type="file" aria-label="own" onChange={({ target }) => choose(target.files?.[0])} />;
        };
        return columns({ name: { editComponent }, city: { title: `City ${version}` } });
      }, [version]);
      return (
        <MaterialTable
          title={String(count)}
          columns={made}
          data={data}
          options={tableOptions}
          editable={editable}
        />
      );
    }
    for (const kind of ['none', 'data', 'columns', 'options'] as const) {
      const { el } = mount(<Upload kind={kind} />);
      press(el, 'Edit');
      const files = new DataTransfer();
      files.items.add(new File(['x'], 'new.png'));
      own(el).files = files.files;
      flushSync(() => own(el).dispatchEvent(new Event('change', { bubbles: true })));
      expect(one(el, 'h6').textContent).toBe('1');
      expect([kind, all(el, 'input[type=file]').length]).toEqual([kind, kind === 'none' ? 1 : 0]);
    }
  },
);

proves(
  'A rich-text field, an autocomplete or a dropdown needs event.stopPropagation() in its onKeyDown. Otherwise, pressing Enter inside it saves the row.',
  async () => {
    const fields = [
      <div key="text" role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning />,
      <input key="autocomplete" role="combobox" aria-controls="list" aria-expanded={false} />,
      <div key="select" role="combobox" tabIndex={0} aria-controls="list" aria-expanded={false} />,
    ];
    for (const field of fields) {
      const enter = async (isStopped: boolean) => {
        const { el, saved } = withEditor(() => (
          <div role="presentation" onKeyDown={(event) => isStopped && event.stopPropagation()}>
            {field}
          </div>
        ));
        one(el, '[role=presentation] > *').focus();
        await userEvent.keyboard('{Enter}');
        return { el, saved };
      };
      const free = await enter(false);
      await expect.poll(() => free.saved.length).toBe(1);
      const stopped = await enter(true);
      expect([stopped.saved.length, all(stopped.el, '[role=presentation]').length]).toEqual([0, 1]);
    }
  },
);

const Typed = createContext({ text: '', change: (_text: string) => {} });

function OwnInput() {
  const { text, change } = use(Typed);
  return <input aria-label="own" value={text} onChange={({ target }) => change(target.value)} />;
}

/** An input in the first row whose text arrives through a context, or through new columns. */
function Live({ by }: { by: 'context' | 'columns' }) {
  const [text, change] = useState('');
  const typed = by === 'columns' ? text : '';
  const made = useMemo<Column<Person>[]>(() => {
    const Cell = () => (
      <input aria-label="own" value={typed} onChange={({ target }) => change(target.value)} />
    );
    return columns({
      name: { render: ({ id }) => id === 1 && (by === 'context' ? <OwnInput /> : <Cell />) },
    });
  }, [by, typed]);
  const context = useMemo(() => ({ text, change }), [text]);
  return (
    <Typed value={context}>
      <MaterialTable columns={made} data={people} />
    </Typed>
  );
}

proves(
  'Pass the values to the cells through a context or a store so that the columns stay the same. New columns on every key press would recreate the inputs, which would lose focus.',
  () => {
    for (const by of ['context', 'columns'] as const) {
      const { el } = mount(<Live by={by} />);
      const before = own(el);
      before.focus();
      fill(before, 'x');
      expect(own(el).value).toBe('x');
      expect([by, own(el) === before, document.activeElement === own(el)]).toEqual([
        by,
        by === 'context',
        by === 'context',
      ]);
    }
  },
);

proves(
  "Point field at a value inside the object, such as 'city.name', or write an editComponent that edits the object.",
  async () => {
    type Row = { id: number; city: { name: string } };
    const save = async (column: Partial<Column<Row>>) => {
      const saved: Row[] = [];
      const { el } = mount(
        <MaterialTable
          columns={[{ title: 'City', field: 'city', ...column }]}
          data={[{ id: 1, city: { name: 'Oslo' } }]}
          editable={{ onRowUpdate: async (row) => void saved.push(row) }}
        />,
      );
      press(el, 'Edit');
      const field = one(el, 'tbody input') as HTMLInputElement;
      expect(field.value).toBe('Oslo');
      fill(field, 'Rome');
      press(el, 'Save');
      await expect.poll(() => saved[0]?.city).toEqual({ name: 'Rome' });
    };
    await save({ field: 'city.name' });
    await save({
      render: ({ city }) => city.name,
      editComponent: ({ value, onChange }: EditComponentProps<Row>) => (
        <input
          value={(value as Row['city']).name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      ),
    });
  },
);

const Reported = createContext((_text: string) => {});

function Outside({ value, onChange }: EditComponentProps<Person>) {
  const report = use(Reported);
  const change = (text: string) => {
    onChange(text);
    report(text);
  };
  return <input aria-label="own" value={value ?? ''} onChange={({ target }) => change(target.value)} />;
}

proves('You can then set state from an editor.', () => {
  function Page() {
    const [text, setText] = useState('');
    const made = useMemo(() => columns({ name: { editComponent: Outside } }), []);
    return (
      <Reported value={setText}>
        <MaterialTable title={text} columns={made} data={people} editable={editable} />
      </Reported>
    );
  }
  const { el } = mount(<Page />);
  press(el, 'Edit');
  const before = own(el);
  before.focus();
  fill(before, 'Sid');
  expect(one(el, 'h6').textContent).toBe('Sid');
  expect([own(el), document.activeElement]).toEqual([before, before]);
  expect(before.value).toBe('Sid');
});
