import { historyField } from '@codemirror/commands';
import { EditorState, type EditorStateConfig } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { wholeText } from './edits';

/** What a file's editor holds besides the text, while another file is in the editor. */
interface KeptState {
  /** Text, selection and history. */
  json: unknown;
  scrollTo: ReturnType<EditorView['scrollSnapshot']>;
}

/** The kept states of a program's files, by name. */
export type KeptStates = Map<string, KeptState>;

const fields = { history: historyField };

export const keptStateOf = (view: EditorView): KeptState => ({
  json: view.state.toJSON(fields),
  scrollTo: view.scrollSnapshot(),
});

/** The state of a file that returns to the editor. Undo also takes back what has changed its text meanwhile. */
export function stateOf(
  kept: Pick<KeptState, 'json'> | undefined,
  text: string,
  config: EditorStateConfig,
): EditorState {
  if (!kept) return EditorState.create({ ...config, doc: text });
  const state = EditorState.fromJSON(kept.json, config, fields);
  return state.doc.toString() === text ? state : state.update(wholeText(text, state)).state;
}
