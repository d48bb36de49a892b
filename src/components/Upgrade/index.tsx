import { useLocation } from '@docusaurus/router';
import { createContext, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { netChanges, type LineChanges, type Rename } from './net';
import styles from './styles.module.css';
import Summary from './Summary';
import UpgradeCode from '../UpgradeCode';

interface Props {
  /** The lines, oldest first, and the renames, as JSON: the build writes it (plugins/api-reference/upgrade). */
  data: string;
  children: ReactNode;
}

interface Data {
  lines: LineChanges[];
  renames: Rename[];
}

/** The versions that the chosen step passes; without scripts all are shown. */
export const StepLines = createContext<ReadonlySet<string> | undefined>(undefined);

/** Choose the version you have and the one you want: what changed between them stays, the rest of the page is hidden. */
export default function Upgrade({ data, children }: Props) {
  const { lines, renames, names } = useMemo(() => {
    const parsed = JSON.parse(data) as Data;
    return { ...parsed, names: parsed.lines.map(({ line }) => line) };
  }, [data]);
  const [from, setFrom] = useState(names[0] ?? '');
  const [to, setTo] = useState(names.at(-1) ?? '');
  const isRange = names.indexOf(from) < names.indexOf(to);
  const shown = useMemo(
    () => new Set(isRange ? names.slice(names.indexOf(from) + 1, names.indexOf(to) + 1) : []),
    [names, from, to, isRange],
  );
  const id = useId();
  const chooser = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const known = (key: string) => lineOf(names, asked.get(key) ?? '');
    // The fields hold what was chosen before the scripts ran.
    const chosen = [...(chooser.current?.querySelectorAll('select') ?? [])].map(({ value }) => value);
    const wantedFrom = chosen[0] === names[0] ? known('from') : chosen[0];
    const wantedTo = chosen[1] === names.at(-1) ? known('to') : chosen[1];
    if (wantedFrom) setFrom(wantedFrom);
    if (wantedTo) setTo(wantedTo);
  }, [names]);

  // A link to a step that the choice hides shows all steps.
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target?.closest('section[hidden]')) return;
    // oxlint-disable-next-line react/set-state-in-effect -- whether the target is hidden is known once it is in the page
    setFrom(names[0] ?? '');
    setTo(names.at(-1) ?? '');
    requestAnimationFrame(() => target.scrollIntoView());
  }, [hash, names]);

  const choose = (key: 'from' | 'to', line: string) => {
    (key === 'from' ? setFrom : setTo)(line);
    const address = new URL(window.location.href);
    address.searchParams.set(key, line);
    window.history.replaceState(window.history.state, '', address);
  };
  const choice = (key: 'from' | 'to', label: string, value: string, options: string[]) => (
    <label className={styles.choice} htmlFor={id + key}>
      {label}
      <select id={id + key} value={value} onChange={({ target }) => choose(key, target.value)}>
        {options.map((line) => (
          <option key={line} value={line}>
            {line === '1' ? 'material-table 1' : line}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <StepLines value={shown}>
      <UpgradeCode lines={names} />
      <div ref={chooser} className={styles.chooser}>
        {choice('from', 'I have', from, names.slice(0, -1))}
        {choice('to', 'I want', to, names.slice(1).reverse())}
      </div>
      <div role="status">
        {isRange ? (
          <Summary from={from} to={to} changes={netChanges(lines, renames, from, to)} />
        ) : (
          <p>
            {from} is not older than {to}. Choose a newer version to go to.
          </p>
        )}
      </div>
      {children}
    </StepLines>
  );
}

/** `5.1.12` and `5.1` are the line 5.1, `5` the newest one of version 5. */
function lineOf(names: string[], version: string): string | undefined {
  const [major, minor] = version.split('.');
  return names.findLast((name) =>
    minor === undefined ? name.split('.')[0] === major : name === `${major}.${minor}`,
  );
}
