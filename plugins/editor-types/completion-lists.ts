import { expect, test } from 'vitest';
import { answer } from '../../src/sandbox/types/answer';
import type { Language } from '../../src/sandbox/types/language';
import type { Completions } from '../../src/sandbox/types/protocol';
import { loadModel } from '../api-reference/installed';
import { programOf } from './programs';

/** Tests that each object of the library is offered the members that the reference has, and no others. */
export function completionLists(getLanguage: () => Language): void {
  const offered = (code: string) => {
    const position = head.length + code.indexOf('|');
    const asked = programOf(files, fileOf(code));
    const found = answer(getLanguage(), { ask: 'completions', ...asked, position });
    return ((found as Completions | undefined)?.offers ?? []).map(({ name }) => name).sort();
  };

  test('props of the table', () => {
    expect(offered(props).filter((name) => !['key', 'ref'].includes(name))).toEqual(
      membersOf('MaterialTableProps'),
    );
  });

  test.each(Object.entries(places))('members of %s', (group, code) => {
    expect(offered(code)).toEqual(membersOf(group));
  });

  test.each(textGroups())('texts of Localization: %s', (path) => {
    expect(offered(localization(path))).toEqual(textsIn(path));
  });

  test('every group of the reference that is an object has such a test', () => {
    const groups = new Set(
      [...loadModel().members.values()].filter((one) => one.isTyped).map(({ group }) => group),
    );
    const tested = [...Object.keys(places), 'MaterialTableProps', 'Localization', 'TableRef', 'Exports'];
    expect([...groups].sort()).toEqual(tested.sort());
  });

  test('a ref to the table has the members of the reference, beside those of each component', () => {
    expect(offered(ref)).toEqual(expect.arrayContaining(membersOf('TableRef')));
  });

  test('the exports of the package', () => {
    expect(offered(names)).toEqual(
      expect.arrayContaining(membersOf('Exports').filter((name) => name !== 'default')),
    );
  });

  test('values of an option', () => {
    expect(offered(values)).toEqual(['normal', 'stepped']);
  });
}

const head = `import MaterialTable from '@material-table/core';
import { type Action, type Column, type Components, type DetailPanel, type Icons, type Localization, type Options, type Query, type QueryResult } from '@material-table/core';
interface Row { id: number }
`;

/** Where the members of each group are written or read. */
const places: Record<string, string> = {
  ...Object.fromEntries(
    ['Options', 'Column', 'Action', 'DetailPanel', 'Icons', 'Query', 'QueryResult'].map((group) => [
      group,
      `const value: ${group}<Row> = { | };`,
    ]),
  ),
  Components: 'const value: Components = { | };',
  editable: 'const table = <MaterialTable<Row> editable={{ | }} />;',
  EditComponentProps: 'const value: Column<Row> = { editComponent: (props) => props.| };',
  EditCellColumnDef: 'const value: Column<Row> = { editComponent: (props) => props.columnDef.| };',
  Filter: 'const read = (query: Query<Row>) => query.filters.map((filter) => filter.|);',
  OrderByCollection: 'const read = (query: Query<Row>) => query.orderByCollection.map((one) => one.|);',
  ErrorState: 'const read = (query: Query<Row>) => query.error?.|;',
  RowAction: 'const table = <MaterialTable<Row> onRowClick={(_event, _row, action) => action?.|} />;',
  cellEditable: 'const table = <MaterialTable<Row> cellEditable={{ | }} />;',
};

const props = 'const table = <MaterialTable<Row> | />;';
const ref = 'const read = (table: MaterialTable<Row>) => table.|;';
const names = "import { | } from '@material-table/core';";
const values = "const value: Options<Row> = { paginationType: '|' };";

/** Where the texts in a part of the localization are written. */
function localization(path: string): string {
  const keys = path.split('.').filter(Boolean);
  const before = keys.map((key) => `${key}: { `).join('');
  return `const value: Localization = { ${before}|${' }'.repeat(keys.length)} };`;
}

const texts = () =>
  [...loadModel().members.values()]
    .filter(({ group, isTyped }) => group === 'Localization' && isTyped)
    .map(({ name }) => name);

/** The parts of the localization that hold texts, the whole of it first: ``, `body.`, `body.editRow.`. */
function textGroups(): string[] {
  const parts = texts().flatMap((name) =>
    name.split('.').map((_, at, all) =>
      all
        .slice(0, at)
        .map((part) => `${part}.`)
        .join(''),
    ),
  );
  return [...new Set(parts)].sort();
}

/** Each place in a file of its own, all in one program: one for each would read the types of Material UI anew. */
const codes = [...Object.values(places), ...textGroups().map(localization), props, ref, names, values];
const fileOf = (code: string) => `place-${codes.indexOf(code)}.tsx`;
const files = Object.fromEntries(codes.map((code) => [fileOf(code), head + code.replace('|', '')]));

function textsIn(path: string): string[] {
  const inside = texts().filter((name) => name.startsWith(path));
  return [...new Set(inside.map((name) => name.slice(path.length).split('.')[0] ?? ''))].sort();
}

function membersOf(group: string): string[] {
  const names = [...loadModel().members.values()]
    .filter((member) => member.group === group && member.isTyped)
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1);
  return names.sort();
}
