import { useState, type ComponentType, type RefObject } from 'react';
import type { LiveDemoProps } from '../LiveDemo';
import { programOf } from './program';
import type { PageDemo } from './types';
import type { DemoLanguage } from './useDemoLanguage';

interface Editor {
  LiveDemo: ComponentType<LiveDemoProps>;
  source: string;
}

/** The state of changing a demo in place: nothing of the editor is loaded before `start`. */
export function useEditing(demo: PageDemo, opener: RefObject<HTMLElement | null>) {
  const [editor, setEditor] = useState<Editor>();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async (language: DemoLanguage) => {
    if (isLoading) return;
    setFailure(undefined);
    setIsLoading(true);
    try {
      const [{ default: LiveDemo }, { oneFile }] = await Promise.all([
        import(/* webpackChunkName: "live-demo" */ '../LiveDemo'),
        import(/* webpackChunkName: "live-demo" */ '../LiveDemo/one-file'),
      ]);
      setEditor({
        LiveDemo,
        source: oneFile(programOf(demo.text), language === 'ts' ? 'typescript' : 'javascript'),
      });
    } catch (error) {
      setFailure(
        `The editor could not be loaded: ${String(error)}. Try again, or copy the code into your project.`,
      );
    }
    setIsLoading(false);
  };
  const stop = () => {
    setEditor(undefined);
    // The control that had the focus is gone: go back to the one that started it, once it is there again.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return { editor, isLoading, failure, start, stop };
}
