import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { EditorHandle } from '#sandbox/editor/Editor/index.tsx';
import { joinFiles, type ProgramFile } from '#sandbox/files.ts';
import type { QuickFix } from '#sandbox/page/quick-fixes.ts';
import { useWorkspace } from '#sandbox/page/useWorkspace.ts';
import { noteStart } from '#sandbox/tools/unfinished.ts';
import { setAddress } from './address';
import { isFramed } from './is-framed';
import { useFiles } from './useFiles';
import { usePlayground } from './usePlayground';
import { useUnfinished } from './useUnfinished';

/** The program of the playground: its store and files, and what runs, reads and shares it. */
export function useWorkbench(editor: RefObject<EditorHandle | null>) {
  const playground = usePlayground();
  const { store, opened, start, isForeign, isUnfinished, isShared, isEdited } = playground;
  const isHeld = isForeign || isUnfinished;
  const files = useFiles(editor, store.getFiles, (program) => take(program));
  const workspace = useWorkspace({
    editor,
    title: 'Preview of your program',
    onRun: () => {
      store.flush();
      noteStart();
    },
  });
  const { run, runSoon, stop, state, advice } = workspace;
  const { read, readSoon, forget } = advice;
  useUnfinished(state.status);

  function take(program: ProgramFile[], isPastedOver = false): void {
    if (joinFiles(program) === store.getText()) return;
    store.edit(program, isPastedOver);
    workspace.forgetOutcome();
    const now = store.getState();
    if (!now.isForeign && !now.isUnfinished) runSoon(program);
    // Undo has brought a foreign text back.
    else if (!isHeld) stop();
  }

  const shown = useRef(0);
  const openFiles = useEffectEvent(files.open);
  useEffect(() => {
    if (!opened || opened.revision === shown.current) return;
    shown.current = opened.revision;
    openFiles();
    if (isHeld) stop();
    else run(opened.files);
    // Programs of the site itself are checked once they are changed.
    if (isForeign || isShared || isEdited) readSoon(opened.files[0]?.text ?? '');
    else forget();
  }, [opened, isHeld, isForeign, isShared, isEdited, run, stop, readSoon, forget]);

  // Advice is about the file that is in the editor.
  const readActive = useEffectEvent(() => {
    if (read) readSoon(files.text);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another file is in the editor
  useEffect(() => readActive(), [files.active]);

  const mendFaults = (fix: QuickFix) => {
    const before = store.getFiles();
    const fixed = fix(before);
    take(fixed);
    if (files.active === 0 && before.length === fixed.length) files.open();
    else files.select(fixed.length - 1);
  };
  const runNow = () => {
    if (isForeign && isFramed()) return;
    // Firefox lets any frame close a tab that has no history.
    if (isForeign && window.history.length === 1)
      window.history.pushState(window.history.state, '', window.location.href);
    store.trust();
    run(store.getFiles());
  };
  const share = async () => {
    const { address } = await workspace.share({ code: store.getText(), demo: start || undefined });
    if (address) setAddress(address);
  };
  return { playground, workspace, files, take, mendFaults, runNow, share };
}
