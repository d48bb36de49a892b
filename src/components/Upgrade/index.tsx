import { useLocation } from '@docusaurus/router';
import { createContext, useEffect, useEffectEvent, useId, useMemo, type ReactNode } from 'react';
import { netChanges, type LineChanges, type Rename } from './net';
import styles from './styles.module.css';
import Summary from './Summary';
import { useVersions } from './useVersions';

interface Props {
  /** The lines, oldest first, and the renames, as JSON from the build (plugins/api-reference/upgrade). */
  data: string;
  children: ReactNode;
}

interface Data {
  lines: LineChanges[];
  renames: Rename[];
}

/** The versions that the chosen step passes; without scripts all are shown. */
export const StepLines = createContext<ReadonlySet<string> | undefined>(undefined);

/** Choose the version you have and the one you want, see what changed between them, and hide the other steps. */
export default function Upgrade({ data, children }: Props) {
  const { lines, renames, names } = useMemo(() => {
    const parsed = JSON.parse(data) as Data;
    return { ...parsed, names: parsed.lines.map(({ line }) => line) };
  }, [data]);
  const { from, to, fields, choose, isReady, chooseAll } = useVersions(names);
  const isRange = names.indexOf(from) < names.indexOf(to);
  const shown = useMemo(
    () => new Set(isRange ? names.slice(names.indexOf(from) + 1, names.indexOf(to) + 1) : []),
    [names, from, to, isRange],
  );
  const { hash } = useLocation();
  const openFor = useEffectEvent((id: string) => {
    const target = document.getElementById(id);
    if (!target?.closest('section[hidden]')) return;
    chooseAll();
    requestAnimationFrame(() => target.scrollIntoView());
  });
  // A link to a hidden step shows it.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the target is known only in the rendered page
    if (isReady && hash) openFor(decodeURIComponent(hash.slice(1)));
  }, [hash, isReady]);

  return (
    <StepLines value={isReady ? shown : undefined}>
      <div ref={fields} className={styles.chooser}>
        <Choice
          label="I have"
          value={from}
          lines={names.slice(0, -1)}
          onChoose={(line) => choose('from', line)}
        />
        <Choice
          label="I want"
          value={to}
          lines={names.slice(1).reverse()}
          onChoose={(line) => choose('to', line)}
        />
      </div>
      <div role="status">
        {isRange ? (
          <Summary from={from} to={to} changes={netChanges(lines, renames, from, to)} />
        ) : (
          <p>
            Version {from} isn’t older than {to}. Choose a newer version under “I want”.
          </p>
        )}
      </div>
      {children}
    </StepLines>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  lines: string[];
  onChoose: (line: string) => void;
}

function Choice({ label, value, lines, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.choice} htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {lines.map((line) => (
          <option key={line} value={line}>
            {line === '1' ? 'material-table 1' : line}
          </option>
        ))}
      </select>
    </label>
  );
}
