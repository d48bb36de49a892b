import { history, historyField, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { stateOf } from './kept-states';

const config = { extensions: [history()] };

/** A file that says `one`, then `one two`, with the cursor behind it, as it is kept. */
function kept() {
  const first = EditorState.create({ ...config, doc: 'one' });
  const { state } = first.update({ changes: { from: 3, insert: ' two' }, selection: { anchor: 7 } });
  return { json: state.toJSON({ history: historyField }) };
}

/** The texts that undo brings back, the latest first. */
function textsBefore(state: EditorState): string[] {
  const texts: string[] = [];
  let current = state;
  while (undo({ state: current, dispatch: (transaction) => void (current = transaction.state) }))
    texts.push(current.doc.toString());
  return texts;
}

test('a file that returns to the editor has its history and its cursor', () => {
  const state = stateOf(kept(), 'one two', config);
  expect(state.doc.toString()).toBe('one two');
  expect(state.selection.main.head).toBe(7);
  expect(textsBefore(state)).toEqual(['one']);
});

test('undo also takes back what has changed a file while another one was in the editor', () => {
  const state = stateOf(kept(), 'three', config);
  expect(state.doc.toString()).toBe('three');
  expect(textsBefore(state)).toEqual(['one two', 'one']);
});

test('a file that was never in the editor begins without a history', () => {
  expect(textsBefore(stateOf(undefined, 'new', config))).toEqual([]);
});
