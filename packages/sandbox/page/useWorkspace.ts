import useBaseUrl from '@docusaurus/useBaseUrl';
import { useRef, useState, type RefObject } from 'react';
import type { Edit } from '#check-code/index.ts';
import type { EditorHandle } from '../editor/Editor';
import type { SharedProgram } from '../tools/share';
import { shareProgram, type ShareOutcome } from '../tools/share-link';
import { useAdvice } from './useAdvice';
import { useProgram, type ProgramOptions } from './useProgram';

interface Options extends Omit<ProgramOptions, 'host'> {
  editor: RefObject<EditorHandle | null>;
}

/** What the playground and the editor of a demo share: a running program, advice on its text, and a link. */
export function useWorkspace({ editor, ...options }: Options) {
  const host = useRef<HTMLDivElement>(null);
  const program = useProgram({ ...options, host });
  const advice = useAdvice();
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const playgroundUrl = useBaseUrl('/playground');
  const share = async (shared: SharedProgram): Promise<ShareOutcome> => {
    setOutcome(undefined);
    const done = await shareProgram(shared, playgroundUrl);
    setOutcome(done);
    return done;
  };
  return {
    ...program,
    host,
    advice,
    outcome,
    playgroundUrl,
    share,
    /** The text has changed, so the message about the old link no longer applies. */
    forgetOutcome: () => setOutcome(undefined),
    goTo: (line: number, column?: number) => editor.current?.goTo(line, column),
    /** Apply a fix to the text it was found in; false when the text has changed since. */
    fix: (edits: Edit[]) => editor.current?.edit(edits, advice.read?.source ?? '') ?? false,
  };
}
