import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const color = (name: string) => `var(--mt-color-${name})`;

/** The colors of code, the same as in the site's static blocks; the tokens handle light and dark. */
const highlighting = HighlightStyle.define([
  { tag: [tags.comment], color: color('code-comment'), fontStyle: 'italic' },
  { tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.modifier], color: color('code-keyword') },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue],
    color: color('code-string'),
  },
  { tag: [tags.number], color: color('code-number') },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.typeName, tags.className],
    color: color('code-function'),
  },
  { tag: [tags.tagName], color: color('code-tag') },
  {
    tag: [tags.attributeName, tags.propertyName, tags.definition(tags.propertyName)],
    color: color('code-attribute'),
  },
]);

const underline = (style: string, name: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline ${style} ${color(name)}`,
  textUnderlineOffset: '0.2em',
});

const frame = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: color('code-page'),
    color: color('code-text'),
    fontSize: 'var(--mt-size-sm)',
  },
  // The editor's host shows the focus (./Editor/styles.module.css), as the gutter would cover the ring here.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mt-font-mono)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: 'var(--mt-space-2) 0', caretColor: color('text') },
  '.cm-gutters': { border: '0', backgroundColor: color('code-page'), color: color('code-comment') },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--mt-color-accent) 7%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: color('text') },
  // The browser's own selection: CodeMirror's `drawSelection` causes another layout for each key.
  '.cm-content ::selection, .cm-content::selection': {
    backgroundColor: 'color-mix(in srgb, var(--mt-color-accent) 25%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--mt-color-accent) 20%, transparent)',
    outline: `1px solid ${color('line-strong')}`,
  },
  '.cm-selectionMatch': { backgroundColor: color('mark') },
  '.cm-searchMatch': { backgroundColor: color('mark'), outline: `1px solid ${color('warning')}` },
  '.cm-lineProblem': { backgroundColor: color('danger-soft') },
  '.cm-lintRange-error': underline('wavy', 'danger'),
  '.cm-lintRange-warning': underline('wavy', 'warning'),
  '.cm-lintRange-info': underline('dotted', 'accent'),
  '.cm-gutter-lint': { width: '1rem' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0.4em 0.2rem' },
  // Shapes and colors distinguish them; the library's own are images in two fixed colors.
  '.cm-lint-marker': { width: '0.6rem', height: '0.6rem', forcedColorAdjust: 'none' },
  '.cm-lint-marker-error': { content: 'normal', borderRadius: '50%', backgroundColor: color('danger') },
  '.cm-lint-marker-warning': {
    content: 'normal',
    backgroundColor: color('warning'),
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
  },
  '.cm-lint-marker-info': { content: 'normal', borderRadius: '1px', backgroundColor: color('accent') },
  '.cm-tooltip': {
    border: `1px solid ${color('line')}`,
    borderRadius: 'var(--mt-radius-md)',
    backgroundColor: color('raised'),
    color: color('text'),
    zIndex: '300',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '14em',
    fontFamily: 'var(--mt-font-mono)',
    fontSize: 'var(--mt-size-sm)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.125rem var(--mt-space-2)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: color('accent-soft'),
    color: color('accent-strong'),
  },
  '.cm-completionInfo': { maxWidth: '22rem', padding: '0' },
  // On a narrow screen it would cover the names that it describes: move it to the other side of the list.
  '.cm-tooltip .cm-completionInfo-left-narrow, .cm-tooltip .cm-completionInfo-right-narrow': {
    top: '100% !important',
    bottom: 'auto !important',
    left: '-1px !important',
    right: '-1px !important',
    width: 'auto',
    maxWidth: 'none',
  },
  '.cm-tooltip-above .cm-completionInfo-left-narrow, .cm-tooltip-above .cm-completionInfo-right-narrow': {
    top: 'auto !important',
    bottom: '100% !important',
  },
  '.cm-facts': {
    maxWidth: 'min(30rem, 90vw)',
    maxHeight: '16rem',
    overflow: 'auto',
    padding: 'var(--mt-space-2)',
    fontFamily: 'var(--mt-font-sans)',
    lineHeight: '1.45',
  },
  '.cm-facts code': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'var(--mt-size-xs)' },
  '.cm-facts p': { margin: 'var(--mt-space-1) 0 0' },
  '.cm-facts strong': { color: color('text') },
  '.cm-diagnostic .cm-advice': { maxWidth: 'min(30rem, 85vw)', lineHeight: '1.45' },
  '.cm-diagnostic .cm-advice p': { margin: '0 0 var(--mt-space-1)' },
  '.cm-diagnostic .cm-advice p + p': { color: color('muted') },
  '.cm-diagnostic': { borderLeftWidth: '3px', fontFamily: 'var(--mt-font-sans)' },
  '.cm-diagnosticText:has(.cm-advice) + .cm-diagnosticAction': { display: 'block', margin: '0' },
  '.cm-diagnostic-warning': { borderLeftColor: color('warning') },
  '.cm-diagnostic-error': { borderLeftColor: color('danger') },
  '.cm-diagnosticAction': { backgroundColor: color('accent'), color: color('on-accent') },
  '.cm-panels': { borderColor: color('line'), backgroundColor: color('surface'), color: color('text') },
  '.cm-panel': { fontFamily: 'var(--mt-font-sans)' },
  '.cm-panel.cm-search': {
    padding: 'var(--mt-space-2) var(--mt-space-8) var(--mt-space-1) var(--mt-space-2)',
  },
  '.cm-panel.cm-search :is(input, button, label)': {
    margin: '0 var(--mt-space-2) var(--mt-space-1) 0',
    fontSize: 'var(--mt-size-sm)',
  },
  '.cm-panel.cm-search input[type=checkbox]': { accentColor: color('accent') },
  '.cm-panel.cm-search [name=close]': {
    top: 'var(--mt-space-1)',
    right: 'var(--mt-space-1)',
    width: '1.75rem',
    height: '1.75rem',
    color: color('text'),
    fontSize: 'var(--mt-size-lg)',
    cursor: 'pointer',
  },
  '.cm-textfield, .cm-button': {
    padding: '0.1875rem var(--mt-space-2)',
    border: `1px solid ${color('line-strong')}`,
    borderRadius: 'var(--mt-radius-md)',
    backgroundColor: color('page'),
    backgroundImage: 'none',
    color: color('text'),
    fontFamily: 'inherit',
  },
  '.cm-button': { backgroundColor: color('raised'), cursor: 'pointer' },
});

/** The look of the editor, in the colors of the code blocks. */
export const editorTheme = [frame, syntaxHighlighting(highlighting)];
