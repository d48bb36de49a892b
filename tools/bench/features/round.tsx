import MaterialTable from '@material-table/core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addTableCss, TableSurroundings } from '../../../src/components/Demo/surroundings';
import { propsOf, searchText, type Scenario } from './scenarios';

/**
 * Render a fresh table into the stage, sort it, select a row, search it, and remove it again; each step
 * begins with a frame.
 * @returns how many elements the table has.
 * @throws when the table lacks a part.
 */
export async function runRound(stage: HTMLElement, scenario: Scenario): Promise<number> {
  addTableCss();
  const props = propsOf(scenario);
  const root = createRoot(stage);
  try {
    await nextFrame();
    flushSync(() =>
      root.render(
        <TableSurroundings>
          <MaterialTable {...props} />
        </TableSurroundings>,
      ),
    );
    const nodes = stage.querySelectorAll('*').length;
    await nextFrame();
    click(labelOf(stage, 'Age'));
    await nextFrame();
    // Group rows, which have a bold title, also have checkboxes.
    click(part(stage, 'tbody tr:not(:has(b)) input[type="checkbox"]'));
    await nextFrame();
    await searchIn(stage);
    await nextFrame();
    return nodes;
  } finally {
    root.unmount();
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function click(element: HTMLElement): void {
  flushSync(() => element.click());
}

/** Type into the search field, and wait until the rows have changed. */
async function searchIn(stage: HTMLElement): Promise<void> {
  const field = part<HTMLInputElement>(stage, 'input[aria-label="Search"]');
  const rows = part(stage, 'tbody');
  const kinds = { childList: true, subtree: true, characterData: true };
  const changed = new Promise((resolve) => new MutationObserver(resolve).observe(rows, kinds));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, searchText);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await changed;
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
