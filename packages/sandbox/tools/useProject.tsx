import { useState } from 'react';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import Waiting from '#kit/react/Waiting/index.tsx';
import { reasonOf } from '#kit/reason-of.ts';
import type { Project } from './project';

type Destination = 'download' | 'stackBlitz';

interface Outcome {
  /** Why the program can't be a project yet, for the visitor to fix. */
  refusal?: string;
  error?: unknown;
  destination: Destination;
}

/**
 * The ways to download a program as a project.
 * @param getProject the project, or a message that says why there is none; it may throw when loading fails.
 * @returns the action, and a message to show below it.
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
  const waiting = isTaking && <Waiting>Preparing the project…</Waiting>;
  const failure = outcome?.error !== undefined && (
    <LoadFailure onRetry={() => void take(outcome.destination)}>
      The project could not be created: {reasonOf(outcome.error)}. The code can still be copied.
    </LoadFailure>
  );
  return { take, failure: failure || waiting, refusal: outcome?.refusal };
}
