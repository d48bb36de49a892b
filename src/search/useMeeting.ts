import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { startSearch } from './client';

interface Meeting {
  /** Addresses below the base path that meet the query, by the search's index and vocabulary; none while the answer is on its way. */
  met: ReadonlySet<string> | undefined;
  /** Why the index can't be asked. */
  error?: string;
  /** Load the index before the first letter. */
  prepare: () => void;
}

/** Which pages and headings below an address meet what is typed into a filter: the same index and vocabulary as the search of the site. */
export function useMeeting(query: string, under: string): Meeting {
  const base = useBaseUrl('/');
  const [answer, setAnswer] = useState<{ query: string; met?: ReadonlySet<string>; error?: string }>();
  useEffect(() => {
    if (query.trim() === '') return;
    let isCurrent = true;
    const client = startSearch(base);
    const ask = () =>
      client.ask(query, under).then(
        ({ met = [] }) => isCurrent && setAnswer({ query, met: new Set(met) }),
        (error: Error) => isCurrent && setAnswer({ query, error: error.message }),
      );
    void ask();
    const stop = client.onTexts((error) => error === undefined && void ask());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [query, under, base]);
  const isAnswered = answer?.query === query;
  return {
    met: isAnswered ? answer.met : undefined,
    error: isAnswered ? answer.error : undefined,
    prepare: () => startSearch(base),
  };
}
