import type { EditorState, Extension } from '@codemirror/state';
import { closeHoverTooltips, hasHoverTooltips, hoverTooltip, ViewPlugin } from '@codemirror/view';
import { askTypes, typesState } from '../../types/client';
import type { Hover } from '../../types/protocol';
import { renderFacts } from './documentation';
import { placeIn } from './in-program';

/** Shows facts about the name under the pointer. */
export function hoverFacts(): Extension {
  return [
    hoverTooltip(
      async ({ state }, position) => {
        const found = await hoverAt(state, position);
        return (
          found && {
            pos: found.from,
            end: found.to,
            above: true,
            create: () => ({ dom: renderFacts(found) }),
          }
        );
      },
      { hideOnChange: true },
    ),
    escapeClosesHover,
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

async function hoverAt(state: EditorState, position: number): Promise<Hover | null> {
  if (typesState() !== 'ready') return null;
  const { start, ...place } = placeIn(state, position);
  const found = await askTypes({ ask: 'hover', ...place }).catch(() => undefined);
  return found ? { ...found, from: found.from + start, to: found.to + start } : null;
}
