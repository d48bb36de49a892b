import { useState, type ComponentType, type RefObject } from 'react';
import type { EditedDemoProps } from '#sandbox/page/EditedDemo/index.tsx';
import { readKeptDemo } from '#sandbox/tools/kept-demos.ts';
import { programOf } from './program';
import type { PageDemo } from './types';
import type { DemoLanguage } from './useDemoLanguage';

interface Editor {
  EditedDemo: ComponentType<EditedDemoProps>;
  /** The demo's own text. */
  source: string;
  /** The visitor's version of it. */
  kept?: string;
  language: DemoLanguage;
}

export interface Editing {
  /** What is shown instead of the code while it is edited. */
  editor: Editor | undefined;
  isLoading: boolean;
  /** Why the editor failed to load. */
  error: unknown;
  /** Open the visitor's version, or the demo's text in a language. */
  start: (language: DemoLanguage) => Promise<void>;
  stop: () => void;
}

/** The state of changing a demo in place: nothing of the editor is loaded before `start`. */
export function useEditing(demo: PageDemo, opener: RefObject<HTMLElement | null>): Editing {
  const [editor, setEditor] = useState<Editor>();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = async (shown: DemoLanguage) => {
    if (isLoading) return;
    setError(undefined);
    setIsLoading(true);
    try {
      const [{ default: EditedDemo }, { oneFile }] = await Promise.all([
        import(/* webpackChunkName: "edited-demo" */ '#sandbox/page/EditedDemo/index.tsx'),
        import(/* webpackChunkName: "edited-demo" */ '#sandbox/tools/one-file.ts'),
      ]);
      const { code: kept, language } = readKeptDemo(demo.id) ?? { language: shown };
      setEditor({
        EditedDemo,
        source: oneFile(programOf(demo.text).files, language === 'ts' ? 'typescript' : 'javascript'),
        kept,
        language,
      });
    } catch (reason) {
      setError(reason);
    }
    setIsLoading(false);
  };
  const stop = () => {
    setEditor(undefined);
    // The focused control was removed: focus the one that started it, once it is there again.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return { editor, isLoading, error, start, stop };
}
