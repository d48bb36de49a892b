import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from '#check-code/rules/index.ts';
import { siteDir } from '#library-facts/model/paths.ts';
import type { Reason, Severity } from '#check-code/types.ts';
import {
  readKnownIssues,
  type KnownIssue,
  type Severity as IssueSeverity,
} from '../api-reference/known-issues/read';
import { filesBelow } from '../files-below';

/**
 * Why it hurts what a rule finds, by the rule: a known issue, or a page with the first words of the sentence
 * that says it, and of the one with the cure, if there is one.
 */
const places: Record<string, string | [href: string, why: string, cure?: string]> = {
  'action-nameless': ['/docs/api/props/mt_prop_action#tooltip', 'Without it, the button has'],
  'checkboxes-nameless': 'checkboxes-nameless',
  'data-without-promise': [
    '/docs/errors#cannot-read-properties-of-undefined-reading-then',
    'A function that must return a promise',
  ],
  'endless-save': [
    '/docs/guides/editing#show-an-error-when-saving-fails',
    'A loading overlay covers the table',
    'If you create the promise yourself',
  ],
  'save-without-promise': 'save-without-promise',
  'no-columns': [
    '/docs/errors#cannot-read-properties-of-undefined-reading-map',
    'columns is undefined',
    'Pass [] until you have them',
  ],
  'rendered-text': [
    '/docs/guides/filter#filters-by-column-type',
    'Filters compare the stored value',
    'Compare the displayed text',
  ],
  'async-validate': ['/docs/guides/validation#ask-a-server-while-users-type', 'validate must be synchronous'],
  'nested-fields': 'nested-fields-written',
  'old-export': [
    '/docs/upgrade#exportbutton-exportcsv-and-exportfilename-are-gone',
    'The old export options',
    'options.exportMenu, a list',
  ],
  'groups-and-tree': ['/docs/guides/grouping#which-features-work-together', 'Groups and trees exclude'],
  'old-package': ['/docs/upgrade#from-material-table-to-material-tablecore', 'The package has a new name'],
  'table-first': [
    '/docs/api/props/mt_prop_components#import-the-table-first-element-type-is-invalid-react-error-130',
    'The table then fails',
    'Write two imports',
  ],
  'no-effect': ['/docs/api/props/without-effect', 'The types accept four props', 'Remove them and use'],
  'old-names': [
    '/docs/errors#the-prop-labelrowsselect-was-renamed-to-labeldisplayedrows-please-rename-the-prop-accordingly-httpsmuicommaterial-uiapitable-paginationmain-content',
    'The word after the number',
  ],
  'renamed-double-click': [
    '/docs/errors#property-ondoublerowclick-has-been-renamed-to-onrowdoubleclick-',
    'The old name, onDoubleRowClick',
    'Rename the prop',
  ],
  'renamed-paging': [
    '/docs/upgrade#onchangepage-and-onchangerowsperpage-are-renamed',
    'The old names are never called',
  ],
  'unknown-member': ['/docs/api/material_table#misspelled-names', 'Unknown names are ignored'],
  'font-icons': [
    '/docs/errors/old-versions#words-instead-of-icons-remove-chevron_right-add_box-ch-se',
    'A word can only come from',
  ],
  'inline-override': [
    '/docs/guides/why-does-my-table-reset#an-input-loses-focus-after-one-character',
    'React recreates the input',
    'Define the component',
  ],
  'partial-icons': 'partial-icons',
  'hooks-in-panel': 'hooks-in-detail-panel',
  'nothing-returned': ['/docs/api/props/mt_prop_detailPanel', 'With braces, the function needs'],
  'old-detail-panel': [
    '/docs/upgrade#detailpanel-gets-an-object-with-rowdata',
    'detailPanel gets an object',
    'put braces around',
  ],
  'late-answer': 'late-answer',
  'remote-errors': ['/docs/guides/remote-data#show-an-error-and-try-again', 'Throw in an async function'],
  'remote-order': [
    '/docs/guides/remote-data#a-click-on-a-header-doesnt-sort',
    'The table shows the rows in the order',
    'Send orderByCollection to',
  ],
  'remote-search': ['/docs/guides/remote-data', 'The server has to do all'],
  'remote-total': ['/docs/guides/remote-data#the-total-count-is-wrong', 'totalCount is', 'Return it with'],
  'deleted-table-data': [
    '/docs/errors#cannot-read-properties-of-undefined-reading-id',
    'Your code reads oldData.tableData.id',
    'Find rows by their own id',
  ],
  'duplicate-ids': [
    '/docs/guides/rows-and-ids#duplicate-ids',
    'The next time data changes',
    'Make the ids unique',
  ],
  'no-data': [
    '/docs/errors#thispropsdata-is-not-a-function',
    "data isn't an array",
    'Pass data={rows ?? []}',
  ],
  'row-by-identity': [
    '/docs/guides/rows-and-ids#find-my-own-row-in-an-event',
    'The row you get is a copy',
    'Use its id',
  ],
  'rows-without-id': [
    '/docs/guides/rows-and-ids#check-marks-vanish-when-my-component-renders-again',
    'Without an id, the table',
    'Give each row a unique id',
  ],
  'table-data-index': ['/docs/guides/rows-and-ids#what-is-tabledata', 'rows[old.tableData.id] now finds'],
  'custom-sort': ['/docs/guides/sort#customsort-has-no-effect', 'customSort(a, b) receives two rows'],
  'sort-without-field': ['/docs/guides/sort#customsort-has-no-effect', 'If a column has neither'],
  'sorting-option': 'sorting-option',
  'sorting-unread': ['/docs/known-issues#sorting-option', 'Neither true nor false'],
  'changed-array': [
    '/docs/guides/why-does-my-table-reset#the-table-shows-old-data',
    "The table doesn't detect",
    'Pass a new array with',
  ],
  'new-columns': 'new-columns-forget',
  'new-options': 'open-row-closes',
  'padding-default': 'padding-default',
  'page-size': ['/docs/api/props/options#pagesize', 'It must be one of pageSizeOptions'],
  'style-width': ['/docs/guides/columns#set-the-width-of-a-column', 'A width in headerStyle'],
};

/** The severity of advice about a known issue. */
const loudness: Record<IssueSeverity, Severity> = {
  breaks: 'error',
  'loses-data': 'error',
  surprises: 'warning',
  cosmetic: 'hint',
};

/** The reason of each rule, in the words of its page. @throws when a rule has none. */
export function readReasons(): Record<string, Reason> {
  const issues = new Map(readKnownIssues().map((issue) => [issue.id, issueReason(issue)]));
  return Object.fromEntries(
    rules.map(({ id, severity }) => {
      const place = places[id];
      const found = typeof place === 'string' ? issues.get(place) : place && pageReason(...place);
      if (!found)
        throw new Error(
          `The rule "${id}" has no page or known issue in plugins/advice/reasons.ts: its advice would have no reason. Add one, or remove the rule.`,
        );
      return [id, { severity: 'warning', ...found, ...(severity ? { severity } : {}) }];
    }),
  );
}

export const issueReason = ({ id, title, severity, cure }: KnownIssue): Reason => ({
  href: `/docs/known-issues#${id}`,
  why: title,
  severity: loudness[severity],
  ...(cure ? { cure } : {}),
});

function pageReason(href: string, why: string, cure?: string): Omit<Reason, 'severity'> {
  const [page = ''] = href.split('#');
  // With the parts of a page in a folder such as `_options`.
  const files = ['docs', 'demos']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter(
      (file) => file.endsWith('.mdx') && file.replace(siteDir, '').replaceAll('/_', '/').startsWith(page),
    )
    .sort();
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return { href, why: sentenceOf(text, why, href), ...(cure ? { cure: sentenceOf(text, cure, href) } : {}) };
}

/** The rest of a sentence of a page, in Markdown without links and emphasis. @throws when no text begins so. */
function sentenceOf(text: string, start: string, href: string): string {
  const words = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*| \{#[\w-]+\}$/gm, '');
  const marked = [...start].map((letter) => letter.replace(/[^\w\s]/, '\\$&')).join('`?');
  const rest = '`?(?:`[^`\\n]*`|[^`.!?\\n]|[.!?](?=\\S))*\\.?';
  const [sentence] = new RegExp(`(?<![\\w\`])\`?${marked}${rest}`).exec(words) ?? [];
  if (sentence === undefined)
    throw new Error(
      `No sentence of ${href} begins with "${start}": advice quotes it. Change plugins/advice/reasons.ts, too.`,
    );
  return sentence.replace(/:$/, '');
}
