import MaterialTable from '@material-table/core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addTableCss, TableSurroundings } from '../Demo/surroundings';
import { changeOf, drawn, nextFrame } from './frame';
import { propsOf, searchText } from './scenario';
import type { Sample, Scenario } from './types';

/**
 * Render a table into the stage, use it and take it away again. Each time goes from the start of a frame, in which the table is
 * told what to do, until the frame that shows the result is drawn.
 * @throws when the signal is aborted, or when the table lacks a part.
 */
export async function measureOnce(
  stage: HTMLElement,
  scenario: Scenario,
  signal: AbortSignal,
): Promise<Sample> {
  addTableCss();
  const props = propsOf(scenario);
  const root = createRoot(stage);
  const timed = async (act: () => void | Promise<void>) => {
    await nextFrame(signal);
    const start = performance.now();
    await act();
    await drawn(signal);
    return performance.now() - start;
  };
  try {
    const table = (
      <TableSurroundings>
        <MaterialTable {...props} />
      </TableSurroundings>
    );
    const render = await timed(() => flushSync(() => root.render(table)));
    const nodes = stage.querySelectorAll('*').length;
    const sort = await timed(() => click(labelOf(stage, 'Age')));
    // The rows of groups, which have a bold title, have checkboxes of their own.
    const select = await timed(() => click(part(stage, 'tbody tr:not(:has(b)) input[type="checkbox"]')));
    const search = await timed(() => searchIn(stage, signal));
    return { times: { 'First render': render, Sort: sort, Search: search, 'Select a row': select }, nodes };
  } finally {
    root.unmount();
  }
}

function click(element: HTMLElement): void {
  flushSync(() => element.click());
}

/** Type into the search field, and wait until the rows have changed and the next frame begins. */
async function searchIn(stage: HTMLElement, signal: AbortSignal): Promise<void> {
  const field = part<HTMLInputElement>(stage, 'input[aria-label="Search"]');
  const changed = changeOf(part(stage, 'tbody'), signal);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, searchText);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await changed;
  await nextFrame(signal);
}

function labelOf(stage: HTMLElement, title: string): HTMLElement {
  const labels = stage.querySelectorAll<HTMLElement>('th [role="columnheader"]');
  const label = [...labels].find(({ textContent }) => textContent === title);
  if (!label) throw new Error(`The measured table has no header "${title}", so sorting can't be measured.`);
  return label;
}

function part<Part extends HTMLElement>(stage: HTMLElement, selector: string): Part {
  const found = stage.querySelector<Part>(selector);
  if (!found)
    throw new Error(`The measured table has no ${selector}, so it can't be used as a visitor would.`);
  return found;
}
