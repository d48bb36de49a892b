import { useLocation } from '@docusaurus/router';
import { createContext, useEffect, useEffectEvent, useId, useMemo, useState, type ReactNode } from 'react';
import { netChanges, type LineChanges, type Rename } from './net';
import styles from './styles.module.css';
import Summary from './Summary';
import Tabs from './Tabs';
import { useVersions } from './useVersions';
import UpgradeCode from '../UpgradeCode';

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

const panels = { Checklist: 'upgrade-checklist', 'My code': 'upgrade-my-code' };

/**
 * Choose the version you have and the one you want. One tab lists what changed between them, and hides the
 * page's other steps; the other one upgrades the visitor's own code.
 */
export default function Upgrade({ data, children }: Props) {
  const { lines, renames, names } = useMemo(() => {
    const parsed = JSON.parse(data) as Data;
    return { ...parsed, names: parsed.lines.map(({ line }) => line) };
  }, [data]);
  const { from, to, fields, choose, isChosen, isReady, chooseAll, guess } = useVersions(names);
  const [tab, setTab] = useState('Checklist');
  const [hasTool, setHasTool] = useState(false);
  const isRange = names.indexOf(from) < names.indexOf(to);
  const shown = useMemo(
    () => new Set(isRange ? names.slice(names.indexOf(from) + 1, names.indexOf(to) + 1) : []),
    [names, from, to, isRange],
  );
  const { hash } = useLocation();
  const open = (name: string) => {
    setTab(name);
    // It stays mounted, to keep the code in it.
    if (name === 'My code') setHasTool(true);
  };
  const openFor = useEffectEvent((id: string) => {
    const target = document.getElementById(id);
    if (!target) return;
    if (!target.closest('[hidden]')) return;
    if (target.closest('section[hidden]')) chooseAll();
    open(id === panels['My code'] ? 'My code' : 'Checklist');
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
      <Tabs panels={panels} open={tab} onOpen={open} />
      <div id={panels['My code']} {...panelProps('My code', tab)}>
        {hasTool && <UpgradeCode lines={names} since={from} isChosen={isChosen} onGuess={guess} />}
      </div>
      <div id={panels.Checklist} {...panelProps('Checklist', tab)}>
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
      </div>
    </StepLines>
  );
}

function panelProps(name: keyof typeof panels, open: string) {
  return {
    className: styles.panel,
    role: 'tabpanel',
    'aria-labelledby': `${panels[name]}-tab`,
    hidden: open !== name,
  };
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
