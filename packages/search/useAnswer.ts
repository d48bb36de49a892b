import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { startSearch, type Answer } from './client';

/** The answer to a query; empty while it is pending. */
export interface Answered extends Partial<Answer> {
  /** Whether the answer belongs to the current query. */
  isCurrent: boolean;
  /** Whether the texts are still loading: until then "nothing found" would be premature. */
  isLooking: boolean;
  /** Why there is no answer, for the end of a sentence. */
  error?: string;
  /** Why only names were searched, without a sentence. */
  textsError?: string;
  /** Why only the page's own content was searched, for the end of a sentence. */
  failure?: string;
  /** Ask again, after a failure. */
  retry: () => void;
}

/**
 * Ask the worker for the query, and again when the texts have loaded. A late answer to an earlier query is
 * dropped.
 * @param query nothing is asked while it is undefined
 * @param under ask which addresses below this one match the query, instead of for the best results
 */
export function useAnswer(query: string | undefined, under?: string): Answered {
  const base = useBaseUrl('/');
  const [answer, setAnswer] = useState<Partial<Answer> & { query?: string }>({});
  const [textsError, setTextsError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (query === undefined) return;
    let isAsked = true;
    const client = startSearch(base);
    const ask = () =>
      client.ask(query, under).then(
        (said) => isAsked && setAnswer({ ...said, query }),
        (error: Error) => isAsked && setAnswer({ query, error: notLoaded(error.message) }),
      );
    void ask();
    const stop = client.onTexts((error) => {
      setTextsError(error);
      if (error === undefined) void ask();
    });
    return () => {
      isAsked = false;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Retry asks again
  }, [query, under, base, attempt]);
  const retry = () => {
    setTextsError(undefined);
    setAttempt((count) => count + 1);
  };
  return {
    ...answer,
    isCurrent: query !== undefined && answer.query === query,
    isLooking: query !== undefined && !answer.isComplete && (answer.error ?? textsError) === undefined,
    textsError,
    failure: answer.error ?? (textsError === undefined ? undefined : notLoaded(textsError)),
    retry,
  };
}

const notLoaded = (reason: string) => `the index of the search did not load: ${reason}`;
