import { useState } from 'react';
import LoadFailure from '#kit/react/LoadFailure';
import Waiting from '#kit/react/Waiting';
import { reasonOf } from '#kit/reason-of';
import type { Project } from './project';
import { ToolButton } from './Toolbar';

type Destination = 'download' | 'stackBlitz';

interface Outcome {
  /** Why the program is no project yet, for the visitor to mend. */
  refusal?: string;
  error?: unknown;
  destination: Destination;
}

/**
 * The ways to take a program home as its own project.
 * @param getProject the project, or a sentence that says why there is none; it may throw when something can't be loaded.
 * @returns how to take it, buttons for that, and what to say below them.
 */
export function useProject(getProject: () => Promise<Project | string> | Project | string) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isTaking, setIsTaking] = useState(false);
  const take = async (destination: Destination) => {
    setOutcome(undefined);
    setIsTaking(true);
    try {
      const [{ downloadProject, openInStackBlitz }, project] = await Promise.all([
        import(/* webpackChunkName: "project" */ './project'),
        getProject(),
      ]);
      if (typeof project === 'string') setOutcome({ refusal: project, destination });
      else if (destination === 'download') downloadProject(project);
      else openInStackBlitz(project);
    } catch (error) {
      setOutcome({ error, destination });
    }
    setIsTaking(false);
  };
  const buttons = (
    <>
      <ToolButton onClick={() => void take('stackBlitz')}>StackBlitz</ToolButton>
      <ToolButton
        onClick={() => void take('download')}
        title="A Vite project with pinned versions, as a zip file"
      >
        Download
      </ToolButton>
    </>
  );
  const waiting = isTaking && <Waiting>Putting the project together…</Waiting>;
  const failure = outcome?.error !== undefined && (
    <LoadFailure onRetry={() => void take(outcome.destination)}>
      The project could not be put together: {reasonOf(outcome.error)}. The code can still be copied.
    </LoadFailure>
  );
  return { take, buttons, failure: failure || waiting, refusal: outcome?.refusal };
}
