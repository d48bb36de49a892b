import { forEachDiagnostic } from '@codemirror/lint';
import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import {
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  hoverTooltip,
  keymap,
  showTooltip,
  ViewPlugin,
  type Tooltip,
} from '@codemirror/view';
import { askTypes, onTypesState, typesState, wantTypes, type TypesState } from '../../types/client';
import type { Hover } from '../../types/protocol';
import { paragraphOf, renderFacts } from './documentation';
import { placeIn } from './in-program';
import { siteBase } from './problems';

/** Shows facts about the name under the pointer, or at the cursor with F2; Escape closes them. */
export function hoverFacts(): Extension {
  return [
    hoverTooltip(
      async (view, position) => {
        const found = await hoverAt(view.state, position);
        // The pointer may rest anywhere during a request with the keyboard.
        if (!found || view.state.field(keyTooltip)) return null;
        return { pos: found.from, end: found.to, above: true, create: () => ({ dom: bodyOf(found, []) }) };
      },
      { hideOnChange: true },
    ),
    escapeClosesHover,
    keyTooltip,
    keymap.of([
      { key: 'F2', preventDefault: true, run: (view) => (void showAtCursor(view), true) },
      { key: 'Escape', run: closeTooltip },
    ]),
  ];
}

/** The pointer's card covers what is above the name: Escape closes it, wherever the focus is. */
const escapeClosesHover = ViewPlugin.define((view) => {
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && hasHoverTooltips(view.state)) view.dispatch({ effects: closeHoverTooltips });
  };
  document.addEventListener('keydown', close);
  return { destroy: () => document.removeEventListener('keydown', close) };
});

const setTooltip = StateEffect.define<Tooltip | null>();

const keyTooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update: (tooltip, { effects, docChanged, selection }) => {
    for (const effect of effects) if (effect.is(setTooltip)) return effect.value;
    return docChanged || selection ? null : tooltip;
  },
  provide: (field) => showTooltip.from(field),
});

/** Loads the types, as an edit does, and shows the answer once they have loaded, if it is still wanted. */
async function showAtCursor(view: EditorView): Promise<void> {
  const { state } = view;
  const { head } = state.selection.main;
  wantTypes(state.facet(siteBase));
  if (typesState() === 'loading') {
    const note = show(view, head, bodyOf(undefined, [...messagesAt(state, head), words.loading]));
    await untilLoaded();
    if (view.state.field(keyTooltip) !== note) return;
  }
  const found = await hoverAt(state, head);
  if (view.state.doc !== state.doc || view.state.selection.main.head !== head) return;
  const messages = messagesAt(view.state, head);
  const nothing = found || messages.length > 0 ? [] : [words[typesState()]];
  show(view, found?.from ?? head, bodyOf(found, [...messages, ...nothing]));
}

/** The message if there is nothing else to show. */
const words: Record<TypesState, string> = {
  off: 'The types are not loaded.',
  asks: 'The types are not loaded. The button below the editor loads them.',
  loading: 'The types are loading…',
  ready: 'Nothing is known about this place.',
  failed: 'The types did not load. The button below the editor tries again.',
};

function show(view: EditorView, pos: number, dom: HTMLElement): Tooltip {
  const tooltip: Tooltip = { pos, above: true, create: () => ({ dom: asDialog(dom, view) }) };
  view.dispatch({
    effects: [closeHoverTooltips, setTooltip.of(tooltip), EditorView.announce.of(textOf(dom))],
  });
  return tooltip;
}

function messagesAt(state: EditorState, head: number): string[] {
  const messages: string[] = [];
  forEachDiagnostic(state, ({ message }, from, to) => {
    if (from <= head && head <= to) messages.push(message);
  });
  return messages;
}

function untilLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const end = onTypesState(() => {
      if (typesState() === 'loading') return;
      end();
      resolve();
    });
  });
}

function closeTooltip(view: EditorView): boolean {
  if (!view.state.field(keyTooltip)) return false;
  view.dispatch({ effects: setTooltip.of(null) });
  view.focus();
  return true;
}

/** Tab moves to the links inside, and Escape back to the code. */
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
