import { forEachDiagnostic } from '@codemirror/lint';
import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import { askTypes, typesState } from '../../types/client';
import type { Hover } from '../../types/protocol';
import { paragraphOf } from './documentation';
import { renderFacts } from './facts';
import { placeIn } from './in-program';

/** What is known about the name under the pointer, or at the cursor with F2; Escape closes it. */
export function hoverFacts(): Extension {
  return [
    hoverTooltip(async ({ state }, position) => {
      const found = await hoverAt(state, position);
      return found
        ? { pos: found.from, end: found.to, above: true, create: () => ({ dom: bodyOf(found, []) }) }
        : null;
    }),
    keyTooltip,
    keymap.of([
      { key: 'F2', preventDefault: true, run: (view) => (void showAtCursor(view), true) },
      { key: 'Escape', run: closeTooltip },
    ]),
  ];
}

const setTooltip = StateEffect.define<Tooltip | null>();

const keyTooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update: (tooltip, { effects, docChanged, selection }) => {
    for (const effect of effects) if (effect.is(setTooltip)) return effect.value;
    return docChanged || selection ? null : tooltip;
  },
  provide: (field) => showTooltip.from(field),
});

async function showAtCursor(view: EditorView): Promise<void> {
  const { state } = view;
  const { head } = state.selection.main;
  const messages: string[] = [];
  forEachDiagnostic(state, ({ message }, from, to) => {
    if (from <= head && head <= to) messages.push(message);
  });
  const found = await hoverAt(state, head);
  if (view.state.doc !== state.doc || view.state.selection.main.head !== head) return;
  const dom = found || messages.length > 0 ? bodyOf(found, messages) : undefined;
  const nothing =
    typesState() === 'ready' ? 'Nothing is known about this place.' : 'The types are not loaded.';
  view.dispatch({
    effects: [
      setTooltip.of(
        dom ? { pos: found?.from ?? head, above: true, create: () => ({ dom: asDialog(dom, view) }) } : null,
      ),
      EditorView.announce.of(dom ? textOf(dom) : nothing),
    ],
  });
}

function closeTooltip(view: EditorView): boolean {
  if (!view.state.field(keyTooltip)) return false;
  view.dispatch({ effects: setTooltip.of(null) });
  view.focus();
  return true;
}

/** Tab goes on to the links inside, and Escape back to the code. */
function asDialog(dom: HTMLElement, view: EditorView): HTMLElement {
  dom.setAttribute('role', 'dialog');
  dom.setAttribute('aria-label', 'At the cursor');
  dom.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closeTooltip(view);
  });
  return dom;
}

function bodyOf(found: Hover | undefined, messages: string[]): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-facts';
  dom.append(...messages.map(paragraphOf));
  if (found) dom.append(renderFacts(found));
  return dom;
}

function textOf(dom: HTMLElement): string {
  return [...dom.querySelectorAll('p, code')]
    .filter((part) => !part.parentElement?.closest('p'))
    .map((part) => part.textContent)
    .join('. ');
}

async function hoverAt(state: EditorState, position: number): Promise<Hover | undefined> {
  if (typesState() !== 'ready') return undefined;
  try {
    const { start, ...place } = placeIn(state, position);
    const found = await askTypes({ ask: 'hover', ...place });
    return found && { ...found, from: found.from + start, to: found.to + start };
  } catch {
    return undefined;
  }
}
