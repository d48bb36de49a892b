import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { applyEdits } from './fixes';
import { advise } from '.';
import { rules } from './rules';

const facts = adviceFacts();

/** Fragments name no package: without it, a program about something else gets no advice. */
const adviceOn = (code: string) => advise(code, 'App.tsx', facts);

for (const { id, bad, good } of rules) {
  test(`${id}: its bad example gets its advice, its good one none`, () => {
    expect(adviceOn(bad).map(({ rule }) => rule)).toContain(id);
    expect(adviceOn(good)).toEqual([]);
  });

  test(`${id}: its fixes, where there are any, end the advice`, () => {
    let code = bad;
    const nextFix = () => adviceOn(code).find((one) => one.rule === id && one.fix)?.fix;
    const before = adviceOn(bad).filter((one) => one.rule === id && one.fix).length;
    for (let left = before; left > 0; left -= 1) {
      code = applyEdits(code, nextFix()?.edits ?? []);
      expect(adviceOn(code).filter((one) => one.rule === id && one.fix)).toHaveLength(left - 1);
    }
  });
}

test('a row that is deleted has no tableData, in its own function either', () => {
  const source = `import MaterialTable from '@material-table/core';
const remove = (old, done) => {
  const next = [...users];
  next.splice(old.tableData.id, 1);
  api.delete(users[0]._id).then(() => { setUsers(next); done(); });
};
<MaterialTable columns={columns} data={users} editable={{ onRowDelete: (old) => new Promise((done) => { remove(old, done); }) }} />`;
  expect(advise(source, 'App.tsx', facts).map(({ rule }) => rule)).toContain('deleted-table-data');
});

test('an array of the state of a class that is changed and passed again is found, a copy is not', () => {
  const people = (rows: string) => `import MaterialTable from '@material-table/core';
class People extends React.Component {
  state = { rows: [{ id: 1 }] };
  add = (row) => {
    const rows = ${rows};
    rows.push(row);
    this.setState({ rows });
  };
  render() {
    return <MaterialTable columns={columns} data={this.state.rows} />;
  }
}`;
  const found = (source: string) => advise(source, 'App.tsx', facts).map(({ rule }) => rule);
  expect(found(people('this.state.rows'))).toContain('changed-array');
  expect(found(people('[...this.state.rows]'))).not.toContain('changed-array');
});

test('columns behind an early return, or with a function of the component, get advice without a fix: a hook could not stand there', () => {
  const columnsOf = (before: string, render: string) => `import MaterialTable from '@material-table/core';
import { useState } from 'react';
function People({ people, isReady }) {
  const [count, setCount] = useState(0);
  function show(row) { return row.name + count; }
  ${before}
  const columns = [{ title: 'Name', field: 'name', render: ${render} }];
  return <MaterialTable columns={columns} data={people} />;
}`;
  const fixesOf = (code: string) =>
    adviceOn(code)
      .filter(({ rule }) => rule === 'new-columns')
      .map(({ fix }) => fix !== undefined);
  expect(fixesOf(columnsOf('', '(row) => row.name + count'))).toEqual([true]);
  expect(fixesOf(columnsOf('if (!isReady) return null;', '(row) => row.name + count'))).toEqual([false]);
  expect(fixesOf(columnsOf('', '(row) => show(row)'))).toEqual([false]);
});

test('rows are known by the name that idSynonym gives their id', () => {
  const table = (rows: string) => `function People() {
  const [people, setPeople] = useState(${rows});
  return <MaterialTable columns={columns} data={people} options={{ idSynonym: 'key', selection: true, selectionProps: named }} />;
}`;
  const isTold = (rows: string) => adviceOn(table(rows)).some(({ rule }) => rule === 'rows-without-id');
  expect(isTold(`[{ key: 1, name: 'Ada' }, { key: 2, name: 'Bob' }]`)).toBe(false);
  expect(isTold(`[{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }]`)).toBe(true);
});

test('a panel that a function of the list makes for its row is read like the others', () => {
  const found = (render: string) =>
    adviceOn(
      `<MaterialTable columns={columns} data={people} detailPanel={[(row) => ({ disabled: !row.notes, render: ${render} })]} />`,
    ).map(({ rule, fix: change }) => [rule, change?.label]);
  expect(found('(row) => <p>{row.notes}</p>')).toEqual([['old-detail-panel', 'Destructure rowData']]);
  expect(found('({ rowData }) => <p>{rowData.notes}</p>')).toEqual([]);
  expect(found('({ rowData }) => { <p>{rowData.notes}</p>; }')).toEqual([['nothing-returned', 'Add return']]);
});

test('a misspelled member is told with the name it should have, wherever the reference has an object for it', () => {
  const fixesOf = (props: string) =>
    adviceOn(`<MaterialTable columns={columns} data={people} ${props} />`).flatMap(({ rule, fix: change }) =>
      rule === 'unknown-member' ? [change?.label ?? 'none'] : [],
    );
  expect(fixesOf('detialPanel={panel}')).toEqual(['Change to detailPanel']);
  expect(fixesOf('actions={[{ icon: Save, toltip: "Save" }]}')).toEqual(['Change to tooltip']);
  expect(fixesOf('detailPanel={[{ toltip: "More", render: show }]}')).toEqual(['Change to tooltip']);
  expect(fixesOf('editable={{ onRowUpdte: async () => {} }}')).toEqual(['Change to onRowUpdate']);
  expect(fixesOf('components={{ Tolbar: Bar }}')).toEqual(['Change to Toolbar']);
  expect(fixesOf('localization={{ body: { filterRow: { filterTolltip: "x" } } }}')).toEqual([
    'Change to filterTooltip',
  ]);
  expect(fixesOf('whatever={1}')).toEqual(['none']);
  expect(adviceOn('<MaterialTable columns={columns} data={people} pageSize={10} />')[0]?.message).toBe(
    'There is no prop of the table named `pageSize`. It belongs in `options`.',
  );
});

test('what the text alone can’t tell is no error: the order of imports, the icon font, a late answer', () => {
  const severityOf = (id: string) =>
    adviceOn(rules.find((rule) => rule.id === id)?.bad ?? '').find(({ rule }) => rule === id)?.severity;
  expect(['table-first', 'font-icons', 'late-answer'].map(severityOf)).toEqual(['warning', 'hint', 'hint']);
});

test('one statement for the table and its parts is fine in a program for Vite', () => {
  const source = `import MaterialTable, { MTableToolbar } from '@material-table/core';
const data = (query) => load(import.meta.env.BASE_URL, query);
<MaterialTable columns={columns} data={people} components={{ Toolbar: MTableToolbar }} />`;
  const found = (code: string) => adviceOn(code).map(({ rule }) => rule);
  expect(found(source)).toEqual([]);
  expect(found(source.replace('import.meta.env.BASE_URL', 'address'))).toEqual(['table-first']);
});
