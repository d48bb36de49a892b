/** Ways in which programs for material-table 1 keep rows without ids. All behave the same. */
interface Shape {
  code: string;
  /** What the user writes, following the steps. */
  written?: (code: string) => string;
  /** An added row gets its id by itself. */
  hasId?: true;
}

const table = (data: string, editable: string) =>
  `<MaterialTable title="Trees" columns={columns} data={${data}} editable={${editable}} />`;

const hooks = (editable: string, state = 'const [rows, setRows] = useState(first);', data = 'rows') => `
import React, { useReducer, useState } from 'react';
import MaterialTable from 'material-table';
const columns = [{ title: 'Name', field: 'name' }];
const first = [{ name: 'Oak' }, { name: 'Elm' }];
export default function Trees() {
  ${state}
  return ${table(data, editable)};
}`;

const byClass = (methods: string, editable: string) => `
import React from 'react';
import MaterialTable from 'material-table';
export default class Trees extends React.Component {
  state = { rows: [{ name: 'Oak' }, { name: 'Elm' }] };
  ${methods}
  render() {
    const columns = [{ title: 'Name', field: 'name' }];
    return ${table('this.state.rows', editable)};
  }
}`;

const update = `onRowUpdate: async (changed, old) => {
  const next = [...rows];
  next[old.tableData.id] = changed;
  setRows(next);
}`;
const remove = `onRowDelete: async (old) => {
  const next = [...rows];
  next.splice(old.tableData.id, 1);
  setRows(next);
}`;
const withAdd = (add: string, before = '') =>
  hooks(`{ ${add}, ${update}, ${remove} }`, `const [rows, setRows] = useState(first);\n${before}`);

const byReducer = (add: string, actions: string) => `
import React, { useReducer } from 'react';
import MaterialTable from 'material-table';
const columns = [{ title: 'Name', field: 'name' }];
function reducer(state, action) {
  switch (action.type) {
    case 'add': return ${add};
    case 'update': return state.map((row, i) => (i === action.index ? action.row : row));
    default: return state.filter((_, i) => i !== action.index);
  }
}
export default function Trees() {
  const [rows, dispatch] = useReducer(reducer, [{ name: 'Oak' }, { name: 'Elm' }]);
  return ${table('rows', `{ ${actions} }`)};
}`;
const dispatched = `onRowUpdate: async (row, old) => dispatch({ type: 'update', row, index: old.tableData.id }),
  onRowDelete: async (old) => dispatch({ type: 'delete', index: old.tableData.id })`;

export const shapes: Record<string, Shape> = {
  'an array with a spread': {
    code: withAdd('onRowAdd: async (newData) => { setRows([...rows, newData]); }'),
    written: (code) =>
      byId(code).replace('...rows, newData]', '...rows, { ...newData, id: crypto.randomUUID() }]'),
  },
  'a function that the handler calls': {
    code: withAdd(
      'onRowAdd: (newData) => new Promise((resolve) => { handleAdd(newData, resolve); })',
      'const handleAdd = (row, resolve) => { setRows([...rows, row]); resolve(); };',
    ),
  },
  'a promise with setTimeout, and rows found by themselves': {
    code: hooks(
      `{
        onRowAdd: (newData) =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
              setState((prevState) => {
                const data = [...prevState.data];
                data.push(newData);
                return { ...prevState, data };
              });
            }, 10);
          }),
        onRowUpdate: (newData, oldData) =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
              if (oldData) {
                setState((prevState) => {
                  const data = [...prevState.data];
                  data[data.indexOf(oldData)] = newData;
                  return { ...prevState, data };
                });
              }
            }, 10);
          }),
        onRowDelete: (oldData) =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
              setState((prevState) => {
                const data = [...prevState.data];
                data.splice(data.indexOf(oldData), 1);
                return { ...prevState, data };
              });
            }, 10);
          }),
      }`,
      `const [state, setState] = useState({ data: first });`,
      'state.data',
    ),
  },
  'filter and map by place': {
    code: hooks(`{
      onRowAdd: async (newData) => setRows([...rows, newData]),
      onRowUpdate: async (newData, oldData) => setRows(rows.map((row, i) => (i === oldData.tableData.id ? newData : row))),
      onRowDelete: async (oldData) => setRows(rows.filter((_, i) => i !== oldData.tableData.id)),
    }`),
  },
  'methods of a class': {
    code: byClass(
      `add = async (row) => { this.setState((state) => ({ rows: state.rows.concat(row) })); };
  async remove(old) { this.setState({ rows: this.state.rows.filter((_, i) => i !== old.tableData.id) }); }
  async change(row, old) {
    let rows = this.state.rows;
    rows[old.tableData.id] = row;
    this.setState({ rows: [...rows] });
  }`,
      '{ onRowAdd: this.add, onRowUpdate: (row, old) => this.change(row, old), onRowDelete: (old) => this.remove(old) }',
    ),
  },
  'the array in the state of a class, changed in place': {
    code: byClass(
      '',
      `{
        onRowAdd: (newRow) => new Promise((resolve) => {
          const rows = this.state.rows;
          rows.push(newRow);
          this.setState({ rows }, () => resolve());
        }),
        onRowUpdate: (changed, old) => new Promise((resolve) => {
          const { rows } = this.state;
          rows[rows.indexOf(old)] = changed;
          this.setState({ rows }, resolve);
        }),
        onRowDelete: (old) => new Promise((resolve) => {
          setTimeout(() => {
            let rows = this.state.rows;
            rows.splice(rows.indexOf(old), 1);
            this.setState({ rows: [...rows] }, () => resolve());
          }, 10);
        }),
      }`,
    ),
  },
  'an array that no setter gets': {
    code: byClass(
      '',
      `{
        onRowAdd: async (row) => { this.state.rows.push(row); this.forceUpdate(); },
        onRowUpdate: async (row, old) => {
          const rows = this.state.rows.slice();
          rows[old.tableData.id] = row;
          this.setState({ rows });
        },
        onRowDelete: async (old) => {
          this.setState((state) => ({ rows: state.rows.filter((_, i) => i !== old.tableData.id) }));
        },
      }`,
    ),
    written: (code) =>
      code
        .replace("[{ name: 'Oak' }, { name: 'Elm' }]", "[{ id: 1, name: 'Oak' }, { id: 2, name: 'Elm' }]")
        .replace(
          'this.state.rows.push(row); this.forceUpdate();',
          'this.setState({ rows: [...this.state.rows, { ...row, id: crypto.randomUUID() }] });',
        )
        .replace('rows[old.tableData.id]', 'rows[rows.findIndex((one) => one.id === old.id)]')
        .replace('(_, i) => i !== old.tableData.id', '(one) => one.id !== old.id'),
  },
  'a reducer': {
    code: byReducer(
      '[...state, action.row]',
      `onRowAdd: async (row) => dispatch({ type: 'add', row }), ${dispatched}`,
    ),
  },
  'a row that has an id': {
    code: withAdd('onRowAdd: async (row) => setRows([...rows, { ...row, id: `n${rows.length}` }])'),
    hasId: true,
  },
  'a server that is asked': {
    code: withAdd(
      'onRowAdd: async (row) => { const saved = await save(row); setRows([...rows, saved]); }',
      'const save = async (row) => ({ ...row });',
    ),
    written: (code) =>
      byId(code).replace('...rows, saved]', '...rows, { ...saved, id: crypto.randomUUID() }]'),
  },
  'rows that are loaded': {
    code: hooks(
      `{ onRowAdd: async (row) => setRows([...rows, row]), ${update}, ${remove} }`,
      `const [rows, setRows] = useState([]);
  React.useEffect(() => { setRows([{ name: 'Oak' }, { name: 'Elm' }]); }, []);`,
    ),
    written: (code) =>
      byId(code)
        .replace('...rows, row]', '...rows, { ...row, id: crypto.randomUUID() }]')
        .replace(
          `{ name: 'Oak' }, { name: 'Elm' }]); }`,
          `{ id: 1, name: 'Oak' }, { id: 2, name: 'Elm' }]); }`,
        ),
  },
};

/** The step's advice, applied by hand: ids in the first rows, and rows found by them. */
function byId(code: string): string {
  return code
    .replace(`[{ name: 'Oak' }, { name: 'Elm' }];`, `[{ id: 1, name: 'Oak' }, { id: 2, name: 'Elm' }];`)
    .replace(
      `[{ name: 'Oak' }, { name: 'Elm' }]);\n  return`,
      `[{ id: 1, name: 'Oak' }, { id: 2, name: 'Elm' }]);\n  return`,
    )
    .replaceAll('old.tableData.id', 'rows.findIndex((one) => one.id === old.id)');
}

const pages = (pager: string, given = 'Pager') => `
import React from 'react';
import MaterialTable from 'material-table';
import TablePagination from '@material-ui/core/TablePagination';
const columns = [{ title: 'Name', field: 'name' }];
const rows = Array.from({ length: 12 }, (_, i) => ({ id: i, name: 'Row ' + i }));
${pager}
export default function Pages() {
  return <MaterialTable title="Pages" columns={columns} data={rows} components={{ Pagination: ${given} }} />;
}`;

/** The ways in which a custom pagination for material-table 1 reads its props. */
export const pagers: Record<string, string> = {
  'an inline arrow function': pages(
    '',
    '(props) => <TablePagination {...props} onChangePage={(e, page) => props.onChangePage(e, page)} onChangeRowsPerPage={props.onChangeRowsPerPage} />',
  ),
  'parameters taken apart': pages(
    `function Pager({ onChangePage, onChangeRowsPerPage: resize, ...rest }) {
  return <TablePagination {...rest} onChangePage={(e, page) => onChangePage(e, page)} onChangeRowsPerPage={resize} />;
}`,
  ),
  'a class': pages(
    `class Pager extends React.Component {
  render() {
    const { onChangeRowsPerPage } = this.props;
    return <TablePagination {...this.props} onChangePage={(e, page) => this.props.onChangePage(e, page)} onChangeRowsPerPage={onChangeRowsPerPage} />;
  }
}`,
  ),
  'its own buttons': pages(
    `function Actions(props) {
  const { page, onChangePage } = props;
  return <>
    <button aria-label="Previous Page" onClick={(event) => onChangePage(event, page - 1)}>-</button>
    <button aria-label="Next Page" onClick={(event) => onChangePage(event, page + 1)}>+</button>
  </>;
}
const Pager = (props) => <TablePagination {...props} ActionsComponent={Actions} />;`,
  ),
};
