import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, keymap, showTooltip, ViewPlugin, type Tooltip, type ViewUpdate } from '@codemirror/view';
import { askTypes, typesState } from '../../types/client';
import type { Signature } from '../../types/protocol';
import { renderDocumentation } from './documentation';
import { placeIn } from './in-program';

/** The argument of a call at the cursor: shown after `(` and `,` or with Ctrl+Shift+Space, until Escape. */
export function signatureHelp(): Extension {
  return [
    signatureTooltip,
    ViewPlugin.define(() => ({ update: follow })),
    keymap.of([
      { key: 'Mod-Shift-Space', preventDefault: true, run: (view) => (void show(view), true) },
      { key: 'Escape', run: close },
    ]),
  ];
}

/** A tooltip, and its text. */
interface Shown extends Tooltip {
  words: string;
}

const setSignature = StateEffect.define<Shown | null>();

const signatureTooltip = StateField.define<Shown | null>({
  create: () => null,
  update: (tooltip, { effects }) => {
    for (const effect of effects) if (effect.is(setSignature)) return effect.value;
    return tooltip;
  },
  provide: (field) => showTooltip.from(field),
});

function follow({ docChanged, selectionSet, state, view, transactions }: ViewUpdate): void {
  if (!docChanged && !selectionSet) return;
  const { head } = state.selection.main;
  const isTyped = transactions.some((one) => one.isUserEvent('input.type'));
  const starts = isTyped && /[(,]/.test(state.sliceDoc(head - 1, head));
  // The view is still processing this change.
  if (starts || state.field(signatureTooltip)) queueMicrotask(() => void show(view));
}

async function show(view: EditorView): Promise<void> {
  if (typesState() !== 'ready') return;
  const { state } = view;
  const { head: position } = state.selection.main;
  const { start, ...place } = placeIn(state, position);
  const found = await askTypes({ ask: 'signature', ...place }).catch(() => undefined);
  if (view.state.doc !== state.doc || view.state.selection.main.head !== position) return;
  const shown = view.state.field(signatureTooltip);
  const pos = found && found.from + start;
  const words = JSON.stringify(found);
  // Most keys don't change its text: a new tooltip would cause a layout of the whole page.
  if (shown?.pos === pos && shown?.words === words) return;
  view.dispatch({
    effects: setSignature.of(
      found && pos !== undefined ? { pos, words, above: true, create: () => ({ dom: bodyOf(found) }) } : null,
    ),
  });
}

function close(view: EditorView): boolean {
  if (!view.state.field(signatureTooltip)) return false;
  view.dispatch({ effects: setSignature.of(null) });
  return true;
}

function bodyOf(found: Signature): HTMLElement {
  const { before, parameters, after, active } = found;
  const dom = document.createElement('div');
  dom.className = 'cm-facts';
  const code = document.createElement('code');
  code.append(before);
  for (const [index, parameter] of parameters.entries()) {
    if (index > 0) code.append(', ');
    code.append(
      index === active
        ? Object.assign(document.createElement('strong'), { textContent: parameter })
        : parameter,
    );
  }
  code.append(after);
  dom.append(code, renderDocumentation(found));
  return dom;
}
