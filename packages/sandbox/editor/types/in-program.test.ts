import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { inProgram, placeIn, programOf } from './in-program';

const stateOf = (doc: string, name?: string, others: { name: string; text: string }[] = []) =>
  EditorState.create({ doc, extensions: name ? inProgram.of({ name, others: () => others }) : [] });

test('the text of an editor is a file of the program next to the others', () => {
  const state = stateOf('const a = 1;', 'data.ts', [{ name: 'App.tsx', text: 'app' }]);
  expect(placeIn(state, 6)).toEqual({
    files: [
      { name: 'data.ts', text: 'const a = 1;' },
      { name: 'App.tsx', text: 'app' },
    ],
    file: 'data.ts',
    start: 0,
    position: 6,
  });
});

test('where the text holds several files, a place is one of its own file', () => {
  const doc = 'main\n// File: data.ts\nrows\n// File: empty.ts\n';
  const state = stateOf(doc);
  const { file, position, start, files } = placeIn(state, doc.indexOf('ws'));
  expect(files).toEqual([
    { name: 'App.tsx', text: 'main' },
    { name: 'data.ts', text: 'rows' },
    { name: 'empty.ts', text: '' },
  ]);
  expect({ file, position, start }).toEqual({ file: 'data.ts', position: 2, start: doc.indexOf('rows') });
  expect([...programOf(state).starts]).toEqual([
    ['App.tsx', 0],
    ['data.ts', doc.indexOf('rows')],
    ['empty.ts', doc.length],
  ]);
});
