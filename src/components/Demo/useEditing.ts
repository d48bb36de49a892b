import { useState, type ComponentType, type RefObject } from 'react';
import type { EditedDemoProps } from '../../sandbox/page/EditedDemo';
import { programOf } from './program';
import type { PageDemo } from './types';
import type { DemoLanguage } from './useDemoLanguage';

interface Editor {
  EditedDemo: ComponentType<EditedDemoProps>;
  source: string;
}

export interface Editing {
  /** What is shown in place of the code while it is edited. */
  editor: Editor | undefined;
  isLoading: boolean;
  /** Why the editor didn't come. */
  error: unknown;
  start: (language: DemoLanguage) => Promise<void>;
  stop: () => void;
}

/** The state of changing a demo in place: nothing of the editor is loaded before `start`. */
export function useEditing(demo: PageDemo, opener: RefObject<HTMLElement | null>): Editing {
  const [editor, setEditor] = useState<Editor>();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = async (language: DemoLanguage) => {
    if (isLoading) return;
    setError(undefined);
    setIsLoading(true);
    try {
      const [{ default: EditedDemo }, { oneFile }] = await Promise.all([
        import(/* webpackChunkName: "edited-demo" */ '../../sandbox/page/EditedDemo'),
        import(/* webpackChunkName: "edited-demo" */ '../../sandbox/tools/one-file'),
      ]);
      setEditor({
        EditedDemo,
        source: oneFile(programOf(demo.text).files, language === 'ts' ? 'typescript' : 'javascript'),
      });
    } catch (reason) {
      setError(reason);
    }
    setIsLoading(false);
  };
  const stop = () => {
    setEditor(undefined);
    // The control that had the focus is gone: go back to the one that started it, once it is there again.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return { editor, isLoading, error, start, stop };
}
