import { columnName, eachColumn } from '../../find';
import { fix, replace } from '../../fixes';
import { functionArgument, parametersOf, returnsOf } from '../../functions';
import { literalOf, propertyOf } from '../../objects';
import type { Program } from '../../program';
import { rowsOf } from '../../rows';
import { argumentsOf, calleeOf, findAll, isFunction, type Node, unwrap } from '../../syntax';
import { Literal, type Table } from '../../table';
import type { ParkedRule } from '../../types';
import { follow } from '../../values';

/** Dates as texts that no date can be read from, or as numbers, in a column of dates. */
const dateTexts: ParkedRule = {
  id: 'date-texts',
  reason: {
    href: '/docs/guides/dates-and-numbers#sort-by-date',
    says: 'strings such as 14.06.2026 sort letter by letter, and need a customSort or, better, to be stored as ISO strings',
    proof: [
      'ISO strings and Date objects sort by time; strings such as 14.06.2026 sort letter by letter, and need a customSort or, better, to be stored as ISO strings.',
    ],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'Due', field: 'due', type: 'date' }]} data={[{ id: 1, due: '14.06.2026' }]} />`,
  good: `<MaterialTable columns={[{ title: 'Due', field: 'due', type: 'date' }]} data={[{ id: 1, due: '2026-06-14' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const type = column.literal('type');
      const field = column.literal('field');
      if ((type !== 'date' && type !== 'datetime') || typeof field !== 'string') continue;
      if (column.has('render') && column.has('customSort')) continue;
      for (const row of rowsOf(table).items) {
        const value = row.literal(field);
        const property = row.property(field);
        const isText = typeof value === 'string' && value !== '' && !/^\d{4}-\d\d-\d\d/.test(value);
        if (property && isText) {
          yield {
            at: property.node,
            message: `${columnName(column)} reads no date from ${JSON.stringify(value)}: it is shown as it is.`,
          };
          break;
        }
      }
    }
  },
};

/** Values that a `lookup` doesn't have. */
const lookupKeys: ParkedRule = {
  id: 'lookup-keys',
  reason: {
    href: '/docs/guides/columns#with-lookup-the-cell-is-empty',
    says: "It has to be the key itself, 1 or '1' for { 1: 'Open' }; the shown text 'Open', or an object such as { id: 1 }, finds nothing, and the cell stays empty.",
    proof: [
      "It has to be the key itself, 1 or '1' for { 1: 'Open' }; the shown text 'Open', or an object such as { id: 1 }, finds nothing, and the cell stays empty.",
    ],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'City', field: 'city', lookup: { bonn: 'Bonn', oslo: 'Oslo' } }]} data={[{ id: 1, city: 'Bonn' }]} />`,
  good: `<MaterialTable columns={[{ title: 'City', field: 'city', lookup: { bonn: 'Bonn', oslo: 'Oslo' } }]} data={[{ id: 1, city: 'bonn' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const field = column.literal('field');
      const lookup = column.get('lookup');
      if (typeof field !== 'string' || lookup?.node.name !== 'ObjectExpression' || column.has('render'))
        continue;
      const keys = new Literal(lookup.node, program);
      if (keys.isOpen || numbersIn(program.text(lookup.node))) continue;
      for (const row of rowsOf(table).items) {
        const value = row.literal(field);
        const property = row.property(field);
        if (property && value !== undefined && value !== null && value !== '' && !keys.has(String(value))) {
          yield {
            at: property.node,
            message: `${columnName(column)} has no \`lookup\` for ${JSON.stringify(value)}, so the cell stays empty.`,
          };
          break;
        }
      }
    }
  },
};

/** Keys written as numbers are read as such. */
const numbersIn = (text: string) => /[{,]\s*\d+\s*:/.test(text);

/** The language of the date pickers in `localization.body`. */
const pickerLocale: ParkedRule = {
  id: 'picker-locale',
  reason: { issue: 'picker-locale-place' },
  bad: `<MaterialTable columns={columns} data={people} localization={{ body: { dateTimePickerLocalization: de } }} />`,
  good: `<MaterialTable columns={columns} data={people} localization={{ dateTimePickerLocalization: de }} />`,
  *check(program) {
    for (const table of program.tables) {
      const body = table.object('localization')?.get('body');
      if (body?.node.name !== 'ObjectExpression') continue;
      const property = new Literal(body.node, program).property('dateTimePickerLocalization');
      if (property && !literalOf(program, property.value))
        yield { at: property.key, message: 'Here the date pickers don’t see it.' };
    }
  },
};

/** Elements as values of rows, in a table that can be searched. */
const rowElements: ParkedRule = {
  id: 'row-elements',
  reason: {
    href: '/docs/guides/filter-and-search#filter-row-or-search-what-does-each-compare',
    says: 'Both compare the value of field, not what render draws.',
    proof: ['Both compare the value of field, not what render draws.'],
    severity: 'warning',
  },
  bad: `const rows = people.map((person) => ({ id: person.id, name: <b>{person.name}</b> }));
<MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={rows} />`,
  good: `const rows = people.map((person) => ({ id: person.id, name: person.name }));
<MaterialTable columns={[{ title: 'Name', field: 'name', render: (row) => <b>{row.name}</b> }]} data={rows} />`,
  *check(program) {
    const told = new Set<number>();
    for (const { table, column } of eachColumn(program)) {
      const field = column.literal('field');
      const isCompared = !column.has('customFilterAndSearch') && column.literal('searchable') !== false;
      if (typeof field !== 'string' || !isCompared || table.option('search') === false || table.isRemote)
        continue;
      const found = writtenRows(program, table)
        .map((row) => propertyOf(program, row, field))
        .find((property) => property && /^JSX(?:Element|SelfClosing)/.test(unwrap(property.value).name));
      if (!found || told.has(found.node.from)) continue;
      told.add(found.node.from);
      yield {
        at: found.node,
        message: `Search, filters and sorting find no text in an element. Keep the text in \`${field}\`, and draw the element in the column’s \`render\`.`,
      };
    }
  },
};

/** The rows that are written out, and the one that a `map` makes of each item. */
function writtenRows(program: Program, table: Table): Node[] {
  const data = table.prop('data')?.node;
  const rows = rowsOf(table).items.map(({ node }) => node);
  if (data?.name !== 'CallExpression' || !program.text(calleeOf(data) ?? data).endsWith('.map')) return rows;
  const make = functionArgument(data);
  return make ? returnsOf(make).map((made) => follow(program, made).node) : rows;
}

/** `currentData` in `renderSummaryRow`. */
const summaryCurrentData: ParkedRule = {
  id: 'summary-current-data',
  reason: { issue: 'summary-stale' },
  bad: `<MaterialTable columns={columns} data={people} renderSummaryRow={({ currentData }) => currentData.length} />`,
  good: `<MaterialTable columns={columns} data={people} renderSummaryRow={({ data }) => data.length} />`,
  *check(program) {
    for (const table of program.tables) {
      const value = table.prop('renderSummaryRow');
      const [parameter] = value && isFunction(value.node) ? parametersOf(value.node) : [];
      if (parameter?.name !== 'ObjectPattern') continue;
      for (const property of findAll(parameter, 'PatternProperty'))
        if (program.text(property.firstChild ?? property) === 'currentData')
          yield { at: property, message: '`currentData` is always `undefined`.' };
    }
  },
};

/** An element returned from `renderSummaryRow`. */
const summaryElement: ParkedRule = {
  id: 'summary-element',
  reason: { issue: 'summary-element-blank' },
  bad: `<MaterialTable columns={columns} data={people} renderSummaryRow={({ data }) => <b>{data.length}</b>} />`,
  good: `<MaterialTable columns={columns} data={people} renderSummaryRow={({ data }) => ({ value: <b>{data.length}</b> })} />`,
  *check(program) {
    for (const table of program.tables) {
      const value = table.prop('renderSummaryRow');
      if (!value || !isFunction(value.node)) continue;
      for (const element of returnsOf(value.node)) {
        if (element.name !== 'JSXElement') continue;
        const isBody = value.node.lastChild?.from === element.from;
        const text = `{ value: ${program.text(element)} }`;
        yield {
          at: element,
          message: 'This element stays blank.',
          fix: fix('Return it as value', replace(element, isBody ? `(${text})` : text)),
        };
      }
    }
  },
};

/** `dateSetting.locale` for dates with a time that are `Date` objects. */
const timeLocale: ParkedRule = {
  id: 'time-locale',
  reason: { issue: 'time-locale' },
  bad: `<MaterialTable columns={[{ title: 'At', field: 'at', type: 'datetime', dateSetting: { locale: 'de-DE' } }]}
  data={[{ id: 1, at: new Date(2026, 5, 14, 9, 30) }]} />`,
  good: `<MaterialTable columns={[{ title: 'At', field: 'at', type: 'datetime', dateSetting: { locale: 'de-DE' } }]}
  data={[{ id: 1, at: '2026-06-14T09:30' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const type = column.literal('type');
      const field = column.literal('field');
      const setting = column.get('dateSetting');
      if ((type !== 'datetime' && type !== 'time') || typeof field !== 'string' || column.has('render'))
        continue;
      if (setting?.node.name !== 'ObjectExpression') continue;
      const locale = new Literal(setting.node, program).property('locale');
      const isDate = rowsOf(table).items.some((row) => row.get(field)?.node.name === 'NewExpression');
      if (locale && isDate)
        yield { at: locale.node, message: `${columnName(column)} holds \`Date\` objects, which ignore it.` };
    }
  },
};

/** `new Date('2026-06-14')` in a column of days. */
const utcMidnight: ParkedRule = {
  id: 'utc-midnight',
  reason: {
    href: '/docs/guides/dates-and-numbers#a-date-is-one-day-too-early',
    says: 'The value is midnight in UTC, and west of Greenwich that is still the evening before.',
    proof: ['The value is midnight in UTC, and west of Greenwich that is still the evening before.'],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'Due', field: 'due', type: 'date' }]} data={[{ id: 1, due: new Date('2026-06-14') }]} />`,
  good: `<MaterialTable columns={[{ title: 'Due', field: 'due', type: 'date' }]} data={[{ id: 1, due: '2026-06-14' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const field = column.literal('field');
      if (column.literal('type') !== 'date' || typeof field !== 'string') continue;
      const isEdited = table.has('editable') || table.has('cellEditable');
      for (const row of rowsOf(table).items) {
        const property = row.property(field);
        const made = property?.value;
        if (made?.name !== 'NewExpression' || program.text(calleeOf(made) ?? made) !== 'Date') continue;
        const [text, ...rest] = argumentsOf(made);
        const value = text && rest.length === 0 ? literalOf(program, text)?.value : undefined;
        if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:T00:00(?::00(?:\.0+)?)?Z)?$/.test(value))
          continue;
        const [year, month, day] = value.split(/[-T]/).map(Number);
        const local = `new Date(${year}, ${(month ?? 1) - 1}, ${day})`;
        yield {
          at: made,
          message: `West of Greenwich ${columnName(column)} shows the day before.`,
          fix: fix(
            isEdited ? 'Write it in local time' : 'Write the plain text',
            replace(made, isEdited ? local : `'${value.slice(0, 10)}'`),
          ),
        };
      }
    }
  },
};

export const parkedValues: ParkedRule[] = [
  dateTexts,
  lookupKeys,
  pickerLocale,
  rowElements,
  summaryCurrentData,
  summaryElement,
  timeLocale,
  utcMidnight,
];
