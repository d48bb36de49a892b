import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { forgetDemo, keepDemo, type KeptDemo } from '../tools/kept-demos';
import { notKept } from '../tools/stored-program';

interface Options {
  demoId: string;
  /** The demo's own text. */
  source: string;
  language: KeptDemo['language'];
  /** The text in the editor. */
  text: RefObject<string>;
}

/**
 * Store the visitor's version of a demo in the browser: before it runs, and when the page or the editor
 * closes.
 * @returns whether it differs from the demo's own, what failed, and functions for a change and to store it now.
 */
export function useKeptText({ demoId, source, language, text }: Options) {
  const [isChanged, setIsChanged] = useState(() => text.current !== source);
  const [hasFailed, setHasFailed] = useState(false);
  /** What the browser has stored. */
  const kept = useRef(text.current);
  const keep = () => {
    if (text.current === kept.current) return;
    kept.current = text.current;
    if (text.current === source) forgetDemo(demoId);
    else setHasFailed(!keepDemo(demoId, { code: text.current, language }));
  };
  const keepLast = useEffectEvent(keep);
  useEffect(() => {
    const onHide = () => keepLast();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
    };
  }, []);
  const change = (next: string) => setIsChanged(next !== source);
  return { isChanged, failure: isChanged && hasFailed && notKept, change, keep };
}
