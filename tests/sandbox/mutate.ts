const seeds = [
  `import { useMemo, useState } from 'react';
import MaterialTable, { type Column } from '@material-table/core';
import Edit from '@mui/icons-material/Edit';
interface Row { id: number; name: string; age?: number }
export default function Demo() {
  const [rows, setRows] = useState<Row[]>(start);
  const columns = useMemo<Column<Row>[]>(() => [
    { title: 'Name', field: 'name' },
    { title: 'Age', field: 'age', type: 'numeric', render: ({ age }) => <b>{age ?? 'unknown'}</b> },
  ], []);
  return (
    <MaterialTable<Row>
      title={\`\${rows.length} people\`}
      columns={columns}
      data={rows}
      options={{ selection: true, filtering: true }}
      actions={[{ icon: () => <Edit />, tooltip: 'Edit', onClick: (_event, row) => console.log(row) }]}
      editable={{ onRowAdd: async (row) => { setRows([...rows, row]); } }}
    />
  );
}
const start: Row[] = [{ id: 1, name: 'Ada', age: 36 }, { id: 2, name: 'Grace' }];
`,
  `class Counter extends React.Component<{ step: number }, { n: number }> {
  state = { n: 0 };
  componentDidMount() { for (let i = 0; i < 3; i++) this.setState(({ n }) => ({ n: n + this.props.step })); }
  render() { const { n } = this.state; return n > 5 ? <p>many</p> : <button onClick={() => this.setState({ n: n + 1 })}>{n}</button>; }
}
render(<Counter step={2} />);
`,
  `import { format } from 'date-fns';
const data = Array.from({ length: 20 }, (_, id) => ({ id, when: new Date(2020, id % 12, 1) }));
while (data.length > 5) data.pop();
<MaterialTable columns={[{ title: 'When', field: 'when', render: (row) => format(row.when, 'yyyy-MM') }]} data={data} />
`,
];
const scraps = [
  '(',
  ')',
  '{',
  '}',
  '[',
  ']',
  '<',
  '>',
  '=>',
  '`',
  "'",
  '"',
  '${',
  '//',
  '/*',
  '*/',
  '...',
  'await ',
  'yield ',
  'return ',
  'throw ',
  'while (true) ',
  'for (;;) ',
  'class ',
  'import ',
  'export ',
  'eval',
  '@',
  '\\',
  '\u0000',
  '\u2028',
  '💥',
  '\uD800',
  '<T,>',
  '<!--',
  '1e999',
  '/(a+)+$/',
  'with (a) ',
  'label: ',
];

/** Pseudorandom numbers, the same on every run. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Malformed program number `index`, the same on every run. */
export function malformedProgram(index: number): string {
  const random = seeded(index);
  const pick = <T>(list: readonly T[], fallback: T): T =>
    list[Math.floor(random() * list.length)] ?? fallback;
  let text = pick(seeds, '');
  const changes = 1 + Math.floor(random() * 4);
  for (let i = 0; i < changes; i += 1) {
    const at = Math.floor(random() * text.length);
    const end = Math.min(text.length, at + 1 + Math.floor(random() * 12));
    const kind = random();
    if (kind < 0.3) text = text.slice(0, at) + text.slice(end);
    else if (kind < 0.65) text = text.slice(0, at) + pick(scraps, '') + text.slice(at);
    else if (kind < 0.8) text = text.slice(0, at) + pick(scraps, '') + text.slice(end);
    else if (kind < 0.9) text = text.slice(0, at);
    else
      text =
        text.slice(0, at) +
        text.slice(Math.floor(random() * text.length), Math.floor(random() * text.length)) +
        text.slice(at);
  }
  return text;
}
