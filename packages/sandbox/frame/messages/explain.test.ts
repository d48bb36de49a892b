import { describe, expect, it } from 'vitest';
import { explain } from './explain';

describe('an error', () => {
  it.each([
    ['SecurityError: Failed to read the localStorage property: sandboxed', '', /no storage.*useState/],
    ['ReferenceError: process is not defined', 'a = process.env.URL', /bundler replaces/],
    ["ReferenceError: Can't find variable: createMuiTheme", '', /is now `createTheme`/],
    ['ReferenceError: tableIcons is not defined', '', /has its own icons/],
    ['ReferenceError: setState is not defined', '', /isn’t defined in the code you pasted/],
    ['RangeError: Maximum call stack size exceeded', '', /calls itself/],
    ['InternalError: too much recursion', '', /calls itself/],
    ['ReferenceError: createMuiTheme is not defined', '', /is now `createTheme`/],
    [
      "TypeError: Cannot read properties of undefined (reading 'id')",
      'const i = oldData.tableData.id;',
      /no `tableData`/,
    ],
    [
      "TypeError: Cannot read properties of undefined (reading 'setState')",
      'this.setState({ name });',
      /`this` has no value.*without its object/,
    ],
    [
      "TypeError: Cannot read properties of undefined (reading 'map')",
      'return data.rows.map(x)',
      /`data.rows` has no value/,
    ],
  ])('%s', (message, line, cure) => {
    const told = explain(message, { line });
    expect(told).toMatch(cure);
    expect(told).toContain(message);
  });

  it('of a component without its props says so, and others stay as they are', () => {
    const message = "TypeError: Cannot read properties of undefined (reading 'length')";
    const shown = { name: 'List', parameters: '{ rows, title }' };
    const said = 'The preview shows `List` by itself and passes nothing to it';
    expect(explain(message, { shown })).toContain(said);
    expect(explain(message, { shown, line: 'return rows.length' })).toContain(said);
    expect(explain(message, { shown, line: 'return found.length' })).not.toContain(said);
    expect(explain('No such person', { shown })).toBe('No such person');
  });
});
