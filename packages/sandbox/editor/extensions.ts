// cspell:ignore Prec
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  currentCompletions,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { autoCloseTags } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, LanguageSupport } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { fixKey, markedAdvice } from './advice-marks';
import { focusNext } from './focus-next';
import { editorTheme } from './theme';
import { programLanguage } from './program-language';
import { isJustPasted, problemLine } from './problem';
import { completeTyped } from './types/completions';
import { hoverFacts } from './types/hover';
import { inProgram, type InProgram } from './types/in-program';
import { problems, siteBase } from './types/problems';

export interface EditorOptions {
  label: string;
  /** Base path of the site. */
  base: string;
  describedBy: string;
  /** The program that contains the text as a file; without it the text is its own program. */
  program?: InProgram;
  /** Mod-Enter. */
  onRun: () => void;
}

/** All features of the editor. Tab isn't bound, so it moves the focus; Ctrl-] and Ctrl-[ indent. */
export function editorExtensions({ label, base, describedBy, program, onRun }: EditorOptions): Extension {
  return [
    lineNumbers(),
    // Invisible letters may reverse a line or be a name: a foreign program must be readable before it runs.
    highlightSpecialChars({ addSpecialChars: unseen }),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightSelectionMatches(),
    search({ top: true }),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    new LanguageSupport(programLanguage, autoCloseTags),
    Prec.highest(keymap.of([{ key: 'Escape', run: endUnseenCompletion }])),
    autocompletion({ override: [completeTyped], icons: false }),
    siteBase.of(base),
    program ? inProgram.of(program) : [],
    markedAdvice,
    problems,
    lintGutter(),
    hoverFacts(),
    problemLine,
    isJustPasted,
    editorTheme,
    EditorView.contentAttributes.of({
      'aria-label': label,
      tabindex: '0',
      'aria-describedby': describedBy,
      autocapitalize: 'off',
      spellcheck: 'false',
    }),
    keymap.of([
      {
        key: 'Mod-Enter',
        run: () => {
          onRun();
          return true;
        },
      },
      ...closeBracketsKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...lintKeymap,
      fixKey,
      ...defaultKeymap,
      { key: 'Escape', run: (view) => focusNext(view.dom) },
    ]),
  ];
}

/** What `highlightSpecialChars` doesn't mark itself: direction overrides, fillers and tags. */
const unseen = /[\u115f\u1160\u202a-\u202e\u2066-\u2069\u3164\uffa0\u{e0000}-\u{e007f}]/gu;

/** An invisible list (loading or empty) must not handle the Escape that leaves the editor. */
function endUnseenCompletion(view: EditorView): boolean {
  if (currentCompletions(view.state).length === 0) closeCompletion(view);
  return false;
}
