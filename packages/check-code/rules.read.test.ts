import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { advise } from '.';

const facts = adviceFacts();
const adviceOn = (code: string) => advise(code, 'App.tsx', facts);

/** False positives of earlier rules: a person read the advice and found it wrong. */
test.each([
  ...[
    'people.filter((person) => person.age > 18)',
    'people.map((person) => ({ ...person }))',
    'new Array()',
  ].map((made) => [
    'changed-array',
    `an array that a render makes and sorts before the table gets it: ${made}`,
    `import MaterialTable from '@material-table/core';
export default function App({ people }) {
  const rows = ${made};
  rows.sort((a, b) => a.age - b.age);
  return <MaterialTable columns={columns} data={rows} />;
}`,
  ]),
  [
    'table-first',
    'a part that is imported and not used',
    `import MaterialTable, { MTableToolbar } from '@material-table/core';
<MaterialTable columns={columns} data={people} />`,
  ],
  [
    'table-data-index',
    'rows of a database, whose ids are called _id: tableData.id is their index',
    `import MaterialTable from '@material-table/core';
const save = (changed, old, done) => {
  put('/users/' + users[old.tableData.id]._id, changed).then(() => {
    const next = [...users];
    const index = old.tableData.id;
    next[index] = changed;
    setUsers(next);
    done();
  });
};
<MaterialTable columns={columns} data={users} editable={{ onRowUpdate: (changed, old) => new Promise((done) => save(changed, old, done)) }} />`,
  ],
  [
    'table-data-index',
    'rows that are made with an _id, and identified by another key',
    `import MaterialTable from '@material-table/core';
<MaterialTable columns={columns} data={hours} editable={{
  onRowAdd: async (made) => setHours([...hours, { ...made, _id: v4() }]),
  onRowUpdate: async (changed, old) => { const next = [...hours]; const at = old.tableData.id; next[at] = changed; setHours(next); },
  onRowDelete: async (old) => setHours(hours.filter((hour) => hour.hourId !== old.hourId)),
}} />`,
  ],
  [
    'unknown-member',
    'a note of one’s own on a column, which the program reads, names with a hyphen, and an action made for its row',
    `import MaterialTable from '@material-table/core';
const units = columns.map((column) => column.unit);
const { note } = columns[0];
<MaterialTable key="a" data-testid="people" aria-busy columns={[{ title: 'Age', field: 'age', unit: 'years', note: 'at birth' }]} data={people}
  actions={[{ position: 'row', action: (row) => ({ icon: Edit, tooltip: row.name, onClick: open }) }]} {...rest} />`,
  ],
  [
    'old-export',
    'an export button that is switched off',
    '<MaterialTable columns={columns} data={people} options={{ exportButton: false }} />',
  ],
  [
    'inline-override',
    'the overlay of loading, which holds no input',
    `function People({ people }) {
  const components = { OverlayLoading: () => <Loading /> };
  return <MaterialTable columns={columns} data={people} components={components} />;
}`,
  ],
  [
    'new-columns',
    'a table whose columns users can neither move, hide, filter nor group, and whose rows stay closed',
    `function People({ people }) {
  const columns = [{ title: 'Name', field: 'name', render: (row) => <b>{row.name}</b> }];
  return <MaterialTable columns={columns} data={people} options={{ draggable: false }} />;
}`,
  ],
  [
    'no-data',
    'a state that is empty at first, but shown only once it is filled',
    `function People() {
  const [people, setPeople] = useState();
  return people ? <MaterialTable columns={columns} data={people} /> : <Loading />;
}`,
  ],
  [
    'row-by-identity',
    'a list of rows that came from the table itself',
    `function People({ people }) {
  const [picked, setPicked] = useState([]);
  return <MaterialTable data={people} columns={columns} onRowClick={(event, row) => setPicked(picked.includes(row) ? [] : [row])} />;
}`,
  ],
  [
    'endless-save',
    'a request whose error is written down, next to a promise that ends at once',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: (old) => new Promise((resolve) => {
  remove(old.id).catch((error) => console.error(error));
  resolve();
}) }} />`,
  ],
  [
    'nothing-returned',
    'functions that return on some way, throw, or are empty on purpose',
    `<MaterialTable data={people} columns={[
  { title: 'Name', field: 'name', render: (row) => { if (row.name) { return <b>{row.name}</b>; } } },
  { title: 'City', field: 'city', render: () => { throw new Error('later'); } },
  { title: 'Gap', field: 'gap', render: () => {} },
]} />`,
  ],
  [
    'deleted-table-data',
    'another function than onRowDelete, with a name that onRowDelete uses too',
    `<MaterialTable columns={columns} data={people} editable={{
  onRowUpdate: async (changed, old) => {
    const index = old.tableData.id;
    const next = people.map((row, at) => (at === old.tableData.id ? changed : row));
    save(index, next);
  },
  onRowDelete: async (old) => {
    const index = people.findIndex((row) => row.id === old.id);
    const next = [...people];
    next.splice(index, 1);
    save(index, next);
  },
}} />`,
  ],
  [
    'table-data-index',
    'a list of ids, and a name that is an index in another function',
    `const close = (row) => {
  const id = row.tableData.id;
  setOpen(open.concat([id]));
};
const first = (id) => people[id];
<MaterialTable columns={columns} data={people} onRowClick={(event, row) => close(row)} />`,
  ],
  [
    'font-icons',
    'an action that the program draws itself',
    `<MaterialTable columns={columns} data={people} actions={[{ icon: 'save', tooltip: 'Save', onClick: save }]} components={{ Action: Button }} />`,
  ],
  [
    'style-width',
    'cells of a column that has no width of its own on purpose',
    `<MaterialTable columns={[{ title: 'No.', field: 'no', width: null, cellStyle: { width: 50 } }]} data={people} />`,
  ],
  [
    'row-by-identity',
    'ids, members, numbers of rows and names that the row gives',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  const at = people.findIndex((one) => one.id === old.id);
  setNames(names.filter((name) => name !== old.name));
  api.delete(old);
  setPeople(people.filter((one, index) => index !== at));
} }} />`,
  ],
  [
    'row-by-identity',
    'an id that is taken out of the row',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async ({ id }) => setIds(ids.filter((one) => one !== id && !others.includes(id))) }} />`,
  ],
  [
    'row-by-identity',
    'the two rows of a save',
    `<MaterialTable columns={columns} data={people} editable={{ onRowUpdate: async (changed, old) => {
  if (old !== undefined && changed !== old) await save(changed);
} }} />`,
  ],
  [
    'row-by-identity',
    'a state that holds a row of the table',
    `function People({ people }) {
  const [picked, setPicked] = useState(null);
  return <MaterialTable data={people} columns={columns} onRowClick={(event, row) => setPicked(picked === row ? null : row)} />;
}`,
  ],
  [
    'no-data',
    'an answer with a default, a guard before it, or data to start with',
    `function One() {
  const { data = [] } = useSWR(address, load);
  return <MaterialTable columns={columns} data={data} />;
}
function Two() {
  const { data } = useQuery(people);
  if (!data) return <Loading />;
  return <MaterialTable columns={columns} data={data} />;
}
function Three() {
  const query = useQuery({ queryKey: ['people'], queryFn: load, initialData: [] });
  return <MaterialTable columns={columns} data={query.data} />;
}
function Four() {
  const { data } = useSuspenseQuery(people);
  return <MaterialTable columns={columns} data={data} />;
}
function Five() {
  const { data } = useQuery(people);
  return <MaterialTable columns={columns} data={data ? data.rows : []} />;
}`,
  ],
  [
    'no-effect',
    'an option that is turned off',
    `<MaterialTable columns={columns} data={people} options={{ doubleHorizontalScroll: false }} />`,
  ],
])('%s says nothing about %s', (rule, _what, source) => {
  expect(advise(source, 'App.tsx', facts).filter((found) => found.rule === rule)).toEqual([]);
});

test('an import of several names gets one piece of advice', () => {
  const source = "import MaterialTable, { MTableBody } from 'material-table';";
  expect(adviceOn(source).map(({ rule }) => rule)).toEqual(['old-package']);
});
