import { useEffect, useState } from 'react';
import { startSearch, type Answer } from '../../search/client';

/** What the search says of a query; nothing yet while the first answer is on its way. */
export interface Answered extends Partial<Answer> {
  /** The query that was answered. */
  query: string;
  /** Why only names were searched. */
  textsError?: string;
  /** Ask again, after a failure. */
  retry: () => void;
}

/** Ask the worker for what is typed. A late answer to an earlier query is dropped. */
export function useResults(query: string, baseUrl: string): Answered {
  const [answer, setAnswer] = useState<Partial<Answer> & { query: string }>({ query: '' });
  const [textsError, setTextsError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const client = startSearch(baseUrl);
    const ask = () =>
      client.ask(query).then(
        (said) => isCurrent && setAnswer({ ...said, query }),
        (error: Error) => isCurrent && setAnswer({ query, error: error.message }),
      );
    void ask();
    const stop = client.onTexts((error) => {
      setTextsError(error);
      if (error === undefined) void ask();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [query, baseUrl, attempt]);
  const retry = () => {
    setTextsError(undefined);
    setAttempt((count) => count + 1);
  };
  return { ...answer, textsError, retry };
}
