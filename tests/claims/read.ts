/** Return all elements that match, in document order. */
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Return the first element that matches; throw when there is none. */
export function one(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** Return the trimmed texts of all elements that match. */
export const texts = (root: ParentNode, selector: string) =>
  all(root, selector).map((element) => element.textContent?.trim() ?? '');

/** Whether something matches. */
export const has = (root: ParentNode, selector: string) => all(root, selector).length > 0;

/** Return the computed style of the first element that matches. */
export const styleOf = (root: ParentNode, selector: string) => getComputedStyle(one(root, selector));

/** The data rows of the body: no filter, group, edit, detail or filler rows. */
export const bodyRow = 'tr[data-testid="mtablebodyrow"]';

/** All cells of the data rows, those with checkboxes and buttons too. */
export const td = `${bodyRow} td`;

/** The cells of your columns. */
export const cell = '[data-testid="mtablecell"]';

export const filterRow = '#m--table--filter--row';

/** The headers that sort. */
export const sortLabel = '[data-testid="mtableheader-sortlabel"]';

/** The accessible name of the button that opens a row's detail panel. */
export const toggle = 'Detail panel visibility toggle';

/** Return the values of one column, first column by default, as shown in the body. */
export const shown = (root: ParentNode, column = 0) =>
  all(root, bodyRow).map((row) => texts(row, '[data-testid="mtablecell"]')[column] ?? '');

/** Return the table's title. */
export const title = (root: ParentNode) => one(root, 'h6').textContent;

/** Return the box that scrolls the body. */
export const scroller = (root: ParentNode) => one(root, '.MuiBox-root:has(thead)');

export const headers = (root: ParentNode) => all(root, 'thead th');

/** Return the texts of all headers. */
export const titles = (root: ParentNode) => texts(root, 'thead th');

/** Return the texts of the group rows. */
export const groups = (root: ParentNode) => texts(root, 'tbody tr:has(b)');

/** Return the checkboxes of the data rows. */
export const boxes = (root: ParentNode) =>
  all(root, `${bodyRow} input[type="checkbox"]`) as HTMLInputElement[];

/** Return the checkbox in the header. */
export const selectAll = (root: ParentNode) => one(root, 'thead input[type="checkbox"]') as HTMLInputElement;

/** Return for each data row whether it is selected. */
export const checked = (root: ParentNode) => boxes(root).map((box) => box.checked);

/** Return the input with this accessible name. */
export const input = (root: ParentNode, name = 'Name') =>
  one(root, `input[aria-label="${name}"]`) as HTMLInputElement;

/** Return the filter of the column with this title. */
export const filterOf = (root: ParentNode, title: string) => input(root, `filter data by ${title}`);

/** Return the header at this place among those that sort. */
export const header = (root: ParentNode, index: number) => all(root, sortLabel)[index] as HTMLElement;

/** Return the header that starts with this text. */
export function headerOf(root: ParentNode, start: string): HTMLElement {
  const labels = all(root, 'th .MuiTableSortLabel-root');
  const found = labels.find(({ textContent }) => textContent?.startsWith(start));
  if (!found) throw new Error(`no header says ${start}`);
  return found;
}

/** Whether there is a button with this accessible name. */
export const hasButton = (root: ParentNode, label: string) => has(root, `button[aria-label="${label}"]`);

/** Return the button with this text, anywhere on the page: dialogs are outside the container. */
export function buttonOf(text: string, root: ParentNode = document): HTMLElement {
  const found = all(root, 'button').find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`no button ${text}`);
  return found;
}

/** Return the switch, checkbox or field whose label has this text. */
export function labeled(root: ParentNode, text: string): HTMLInputElement {
  const label = all(root, 'label').find(({ textContent }) => textContent === text) as
    HTMLLabelElement | undefined;
  if (!(label?.control instanceof HTMLInputElement)) throw new Error(`no input labeled ${text}`);
  return label.control;
}

export const status = (root: ParentNode) => one(root, '[role="status"]').textContent;

/** Count the open dialogs. */
export const dialogs = () => all(document, '[role="dialog"]').length;

export const focused = () => document.activeElement as HTMLElement;
