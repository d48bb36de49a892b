import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { advise } from '.';

const facts = adviceFacts();
const adviceOn = (code: string) => advise(code, 'App.tsx', facts);

/** Findings that earlier rules missed. */
test.each([
  [
    'row-by-identity',
    'the number of a row by its place among the rows',
    `const Staff = ({ staff }) => <MaterialTable data={staff} options={{ draggable: false }} columns={[
  { title: 'No.', sorting: false, render: (row) => staff.indexOf(row) + 1 },
]} />;`,
  ],
  [
    'table-data-index',
    'the number of a row by tableData.id',
    `<MaterialTable data={staff} columns={[{ title: 'No.', sorting: false, render: (row) => row.tableData.id + 1 }]} />`,
  ],
  [
    'table-data-index',
    'the path of a panel',
    `const toggle = (row) => {
  const place = row.tableData.id;
  tableRef.current.onToggleDetailPanel([place], panel);
};
<MaterialTable tableRef={tableRef} columns={columns} data={people} detailPanel={panel} actions={[{ icon: Open, tooltip: 'Open', onClick: (event, row) => toggle(row) }]} />`,
  ],
  [
    'table-data-index',
    'a row that is updated, where onRowDelete uses the same name',
    `<MaterialTable columns={columns} data={people} editable={{
  onRowUpdate: async (changed, old) => {
    const next = [...people];
    const index = old.tableData.id;
    next[index] = changed;
    setPeople(next);
  },
  onRowDelete: async (old) => {
    const index = people.findIndex((row) => row.id === old.id);
    setPeople(people.toSpliced(index, 1));
  },
}} />`,
  ],
  [
    'deleted-table-data',
    'a function that useCallback keeps for onRowDelete',
    `const People = () => {
  const remove = useCallback(async (old) => setStaff(staff.toSpliced(old.tableData.id, 1)), [staff]);
  return <MaterialTable data={staff} columns={columns} editable={{ onRowDelete: remove }} />;
};`,
  ],
  [
    'deleted-table-data',
    'a search for the row that is deleted',
    `<MaterialTable data={staff} columns={columns} editable={{ onRowDelete: (old) => new Promise((resolve) => {
  setStaff(staff.filter((one) => one.id !== old.tableData.id));
  resolve();
}) }} />`,
  ],
  [
    'no-data',
    'a member that the state lacks at first',
    `function Page() {
  const [answer, setAnswer] = useState([]);
  return <MaterialTable columns={columns} data={answer.data} />;
}`,
  ],
  [
    'inline-override',
    'a component with one parameter and no parentheses',
    `const Page = props => <MaterialTable columns={columns} data={props.rows} components={{ Container: props => <Paper {...props} /> }} />;`,
  ],
  [
    'new-columns',
    'columns with a default behind them',
    `function Page({ rows }) {
  const columns = [{ title: 'Name', field: 'name', validate: (row) => row.name !== '' }];
  return <MaterialTable columns={columns || []} data={rows} />;
}`,
  ],
  [
    'new-columns',
    'columns in a function that the component calls',
    `function Page({ rows }) {
  return <div>{table()}</div>;
  function table() {
    return <MaterialTable columns={[{ title: 'Name', field: 'name', render: (row) => <b>{row.name}</b> }]} data={rows} />;
  }
}`,
  ],
  [
    'rendered-text',
    'a list of objects',
    `<MaterialTable columns={[{ title: 'Tags', field: 'tags', render: (row) => row.tags.map((tag) => tag.name) }]}
  data={[{ id: 1, tags: [{ name: 'a' }] }]} />`,
  ],
  [
    'late-answer',
    'a request by an instance of axios',
    `<MaterialTable columns={columns} data={(query) => apiClient.get(addressOf(query)).then((answer) => answer.data)} />`,
  ],
  [
    'endless-save',
    'a promise that no one ends, in editable under a condition',
    `<MaterialTable columns={columns} data={people} editable={isAdmin ? { onRowAdd: (row) => new Promise((resolve, reject) => {
  console.log(row);
}) } : undefined} />`,
  ],
  [
    'row-by-identity',
    'a filter for all other rows',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => { setPeople(people.filter((row) => row !== old)); } }} />`,
  ],
  [
    'row-by-identity',
    'a filter with != and a function',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: (old) => new Promise((resolve) => {
  setPeople(people.filter(function (row) { return row != old; }));
  resolve();
}) }} />`,
  ],
  [
    'row-by-identity',
    'the rows that a setter passes',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => setPeople((all) => all.filter((row) => row !== old)) }} />`,
  ],
  [
    'row-by-identity',
    'findIndex',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => setPeople(people.toSpliced(people.findIndex((row) => row === old), 1)) }} />`,
  ],
  [
    'row-by-identity',
    'indexOf in a copy of the state',
    `const P = () => { const [state, setState] = useState({ data: loaded }); return <MaterialTable columns={columns} data={state.data} editable={{ onRowDelete: (old) => new Promise((resolve) => {
  setState((before) => {
    const data = [...before.data];
    data.splice(data.indexOf(old), 1);
    return { ...before, data };
  });
  resolve();
}) }} />; };`,
  ],
  [
    'row-by-identity',
    'map in onRowUpdate',
    `<MaterialTable columns={columns} data={people} editable={{ onRowUpdate: async (changed, old) => setPeople(people.map((row) => (row === old ? changed : row))) }} />`,
  ],
  [
    'row-by-identity',
    'a function that is declared elsewhere in the file',
    `const remove = async (person) => setPeople(people.filter((one) => one !== person));
<MaterialTable columns={columns} data={people} editable={{ onRowDelete: remove }} />`,
  ],
  [
    'row-by-identity',
    'a function that gets the row from the callback',
    `function remove(person) {
  return save(people.filter((one) => one !== person));
}
<MaterialTable columns={columns} data={people} editable={{ onRowDelete: (old) => remove(old) }} />`,
  ],
  [
    'row-by-identity',
    'another name of the row, in a loop',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  const gone = old;
  for (const row of people) if (row === gone) drop(row.id);
} }} />`,
  ],
  [
    'row-by-identity',
    'a loop by index',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  for (let at = 0; at < people.length; at += 1) if (people[at] === old) drop(at);
} }} />`,
  ],
  [
    'row-by-identity',
    'a set',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  const left = new Set(people);
  left.delete(old);
  setPeople([...left]);
} }} />`,
  ],
  [
    'row-by-identity',
    'lodash',
    `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => setPeople(_.without(people, old)) }} />`,
  ],
  [
    'row-by-identity',
    'a method of a class',
    `class People extends React.Component {
  state = { rows: [] };
  remove(old) {
    this.setState({ rows: this.state.rows.filter((row) => row !== old) });
  }
  render() {
    return <MaterialTable columns={columns} data={this.state.rows} editable={{ onRowDelete: async (old) => this.remove(old) }} />;
  }
}`,
  ],
  [
    'row-by-identity',
    'an action for one row',
    `<MaterialTable columns={columns} data={people} actions={[{ icon: Delete, tooltip: 'Delete', onClick: (event, row) => setPeople(people.filter((one) => one !== row)) }]} />`,
  ],
  [
    'row-by-identity',
    'an action that is a function of the row',
    `<MaterialTable columns={columns} data={people} actions={[(row) => ({ icon: Delete, tooltip: 'Delete', onClick: () => setPeople(people.filter((one) => one !== row)) })]} />`,
  ],
  [
    'row-by-identity',
    'an action for the selected rows',
    `<MaterialTable columns={columns} data={people} actions={[{ icon: Delete, tooltip: 'Delete', onClick: (event, rows) => setPeople(people.filter((one) => !rows.includes(one))) }]} />`,
  ],
  [
    'row-by-identity',
    'the row of a panel',
    `<MaterialTable columns={columns} data={people} detailPanel={({ rowData }) => <b>{people.indexOf(rowData)}</b>} />`,
  ],
  [
    'no-effect',
    'pages and counts that are passed',
    `<MaterialTable columns={columns} data={load} page={page} totalCount={count} />`,
  ],
  [
    'no-effect',
    'a callback that is never called',
    `<MaterialTable columns={columns} data={people} onRowSelected={(row) => show(row)} />`,
  ],
  [
    'no-effect',
    'an option in a variable',
    `const options = { doubleHorizontalScroll: true };
<MaterialTable columns={columns} data={people} options={options} />`,
  ],
  [
    'no-effect',
    'a member of editable',
    `<MaterialTable columns={columns} data={people} editable={{ onBulkUpdate: save, isBulkEditable: () => isAdmin }} />`,
  ],
  [
    'no-effect',
    'a text',
    `<MaterialTable columns={columns} data={people} localization={{ body: { dateTimePickerLocalization: de } }} />`,
  ],
  [
    'no-data',
    'a state that is typed and empty',
    `function People() {
  const [people, setPeople] = useState<Person[] | undefined>();
  return <MaterialTable columns={columns} data={people} isLoading={isLoading} />;
}`,
  ],
  [
    'no-data',
    'a state that is null',
    `function People() {
  const [people, setPeople] = useState(null);
  return <MaterialTable columns={columns} data={people} isLoading={isLoading} />;
}`,
  ],
  [
    'no-data',
    'what useSWR returns',
    `function People() {
  const { data: people } = useSWR('/people', load);
  return <MaterialTable columns={columns} data={people} isLoading={isLoading} />;
}`,
  ],
  [
    'no-data',
    'a member of what useQuery returns',
    `function People() {
  const query = useQuery({ queryKey: ['people'], queryFn: load });
  return <MaterialTable columns={columns} data={query.data} isLoading={isLoading} />;
}`,
  ],
  [
    'no-data',
    'a hook of RTK Query',
    `function People() {
  const { data } = useGetPeopleQuery();
  return <MaterialTable columns={columns} data={data} isLoading={isLoading} />;
}`,
  ],
  [
    'no-data',
    'an optional chain with a call',
    `function People() {
  const { answer } = useStore();
  return <MaterialTable columns={columns} data={answer?.rows.map((row) => ({ ...row }))} isLoading={isLoading} />;
}`,
  ],
  [
    'no-data',
    'a variable with an optional chain',
    `function People() {
  const { data } = useQuery(people); const rows = data?.people;
  return <MaterialTable columns={columns} data={rows} isLoading={isLoading} />;
}`,
  ],
  [
    'no-data',
    'a choice of nothing',
    `function People() {
  const { data, loading } = useQuery(people);
  return <MaterialTable columns={columns} data={loading ? undefined : data.rows} isLoading={isLoading} />;
}`,
  ],
  [
    'no-data',
    '&& after an answer',
    `function People() {
  const { data } = useQuery(people);
  return <MaterialTable columns={columns} data={data && data.rows} isLoading={isLoading} />;
}`,
  ],
  [
    'no-columns',
    'a state that is typed and empty',
    `function People({ people }) {
  const [columns, setColumns] = useState<Column<Person>[]>();
  return <MaterialTable columns={columns} data={people} />;
}`,
  ],
  [
    'no-columns',
    'a state that is null',
    `function People({ people }) {
  const [columns, setColumns] = useState(null);
  return <MaterialTable columns={columns} data={people} />;
}`,
  ],
  [
    'no-columns',
    'an optional chain',
    `function People({ people }) {
  const { data } = useQuery(people);
  return <MaterialTable columns={data?.columns} data={people} />;
}`,
  ],
])('%s finds %s', (rule, _what, source) => {
  expect(adviceOn(source).map((found) => found.rule)).toContain(rule);
});
