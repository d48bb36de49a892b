import fs from 'node:fs';
import type axeCore from 'axe-core';
import type { Page } from './fixtures';
import { transitionsEnd } from './site';

/** Each page parses it again; the unminified text takes twice as long. */
const axeSource = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface KnownViolation {
  /** The id of axe's rule. */
  rule: string;
  /** A CSS selector of the affected elements. */
  elements: string;
  /** Where in the library it comes from, and why no prop fixes it. */
  reason: string;
}

/** Violations that the library itself causes inside its tables. Any other fails a page's test. */
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

/** The rules about colors. All others find the same in both themes. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** Only these rules, otherwise all of WCAG 2.2 A and AA. */
  rules?: readonly string[];
  /** A CSS selector of what another test checks. */
  without?: string;
}

/** Axe's findings on a page as it is: all rules in the light theme, color rules in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, rules] of [
    ['light', undefined],
    ['dark', colorRules],
  ] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await transitionsEnd(page);
    found.push(...(await findViolations(page, { rules })).map((line) => `${theme}: ${line}`));
  }
  return found;
}

/**
 * Half of all elements are parts of code, thousands on a page. Elements of one block with the same color and
 * background have the same contrast: only the first of them is checked.
 */
function markRepeated(): void {
  for (const block of document.querySelectorAll('pre')) {
    const seen = new Set<string>();
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element): string => {
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, opacity } = getComputedStyle(element);
      const own = `${backgroundColor} ${opacity}`;
      const ground =
        element === block || !element.parentElement ? own : `${groundOf(element.parentElement)}, ${own}`;
      grounds.set(element, ground);
      return ground;
    };
    for (const part of block.querySelectorAll('span')) {
      const { color, fontSize, fontWeight } = getComputedStyle(part);
      const look = [groundOf(part), color, fontSize, fontWeight].join();
      const isSeen = part.checkVisibility({ visibilityProperty: true });
      part.toggleAttribute('data-repeated', isSeen && seen.has(look));
      if (isSeen) seen.add(look);
    }
  }
  const { axe } = window as unknown as { axe: typeof axeCore };
  axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([data-repeated])' }] });
}

/** Axe's findings on a page, without the known violations, as readable lines. */
export async function findViolations(page: Page, { rules, without }: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await page.evaluate(markRepeated);
  const found = await page.evaluate(
    async ({ only, known, left }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const context = left === undefined ? document : { include: [['html']], exclude: [[left]] };
      const result = await axe.run(context, {
        iframes: false,
        resultTypes: ['violations'],
        runOnly: only
          ? { type: 'rule', values: [...only] }
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
