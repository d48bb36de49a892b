import axeCore from 'axe-core';
import type { Page } from './fixtures';

interface KnownViolation {
  /** The rule of axe. */
  rule: string;
  /** A CSS selector of the elements in question. */
  elements: string;
  /** Where in the library it comes from, and why no prop cures it. */
  reason: string;
}

/** What the library itself causes inside its tables. Anything else fails a page's test. */
const knownViolations: KnownViolation[] = [
  {
    rule: 'aria-required-parent',
    elements: '[data-testid="mtableheader-sortlabel"]',
    reason:
      'MTableHeader gives the sort label, a span inside the header cell, the role of a column header. No prop reaches it; an own Header would have to copy the whole of it.',
  },
  {
    rule: 'button-name',
    elements: 'td button[style*="transition"]',
    reason:
      'MTableGroupRow renders its arrow as a button without a name, and no option names it. demos/group/override shows an own row with one.',
  },
  {
    rule: 'nested-interactive',
    elements: '[data-rfd-draggable-id]',
    reason:
      'MTableGroupbar makes a group both a handle of drag and drop, which has the role of a button, and a chip that is a button itself.',
  },
  {
    rule: 'label',
    elements: 'td .MuiCheckbox-root[style*="margin-right"] input',
    reason:
      'MTableGroupRow renders the checkbox of a whole group without a name; selectionProps reaches only those of rows.',
  },
  {
    rule: 'aria-input-field-name',
    elements: '[role="combobox"][aria-labelledby^="select-multiple-checkbox"]',
    reason:
      'LookupFilter of MTableFilterRow names its list by the id of an element that does not exist. demos/filter/custom-filter shows an own filter with a name.',
  },
];

interface Scope {
  /** Only these rules, otherwise all of WCAG 2.2 A and AA. */
  rules?: string[];
  /** A CSS selector of what another test has looked at. */
  without?: string;
}

/** What axe finds on a page, without the known violations, as readable lines. */
export async function findViolations(page: Page, { rules, without }: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const found = await page.evaluate(
    async ({ only, known, left }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const context = left === undefined ? document : { include: [['html']], exclude: [[left]] };
      const result = await axe.run(context, {
        iframes: false,
        resultTypes: ['violations'],
        runOnly: only
          ? { type: 'rule', values: only }
          : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      });
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => ({
          rule: id,
          html: node.html.slice(0, 300),
          isKnown: known.some(
            ({ elements, rule }) =>
              rule === id &&
              document.querySelector(String(node.target[0]))?.matches(`[data-island] :is(${elements})`),
          ),
          summary: node.failureSummary ?? '',
        })),
      );
    },
    { only: rules, known: knownViolations, left: without },
  );
  return found
    .filter(({ isKnown }) => !isKnown)
    .map(({ rule, html, summary }) => `${rule}: ${html}\n  ${summary.replace(/\s+/g, ' ').slice(0, 300)}`);
}
