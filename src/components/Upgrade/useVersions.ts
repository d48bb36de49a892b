import { useEffect, useRef, useState } from 'react';

/**
 * The visitor's version and the target version: from the address, or from the fields, which keep what was
 * chosen before the scripts ran. At first, all lines, as without scripts: a step that a link leads to keeps its place.
 * @param names all lines, oldest first.
 */
export function useVersions(names: string[]) {
  const [first = '', latest = ''] = [names[0], names.at(-1)];
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(latest);
  const [isReady, setReady] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const known = (key: string) => lineOf(names, asked.get(key) ?? '');
    const chosen = [...(fields.current?.querySelectorAll('select') ?? [])].map(({ value }) => value);
    const wantedFrom = chosen[0] === first ? known('from') : chosen[0];
    const wantedTo = chosen[1] === latest ? known('to') : chosen[1];
    if (wantedFrom) setFrom(wantedFrom);
    if (wantedTo) setTo(wantedTo);
    setReady(true);
  }, [names, first, latest]);

  const choose = (key: 'from' | 'to', line: string) => {
    (key === 'from' ? setFrom : setTo)(line);
    const address = new URL(window.location.href);
    address.searchParams.set(key, line);
    window.history.replaceState(window.history.state, '', address);
  };
  return {
    from,
    to,
    fields,
    choose,
    /** The scripts run; before that, nothing is hidden. */
    isReady,
    chooseAll: () => {
      setFrom(first);
      setTo(latest);
    },
  };
}

/** `5.1.12` and `5.1` are the line 5.1, `5` the newest one of version 5. */
function lineOf(names: string[], version: string): string | undefined {
  const [major, minor] = version.split('.');
  return names.findLast((name) =>
    minor === undefined ? name.split('.')[0] === major : name === `${major}.${minor}`,
  );
}
