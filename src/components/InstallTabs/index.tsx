import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

const commands = {
  npm: 'npm install @material-table/core',
  yarn: 'yarn add @material-table/core',
  pnpm: 'pnpm add @material-table/core',
};
type Manager = keyof typeof commands;
const managers = Object.keys(commands) as Manager[];
const storageKey = 'package-manager';

/** The install command for the visitor's package manager, whose choice is remembered. */
export default function InstallTabs() {
  const id = useId();
  const [manager, setManager] = useState<Manager>('npm');
  useEffect(() => setManager(readStored()), []);
  const choose = (next: Manager) => {
    setManager(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Blocked or full storage: the choice lasts as long as the page.
    }
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = managers[(managers.indexOf(manager) + step + managers.length) % managers.length] ?? 'npm';
    choose(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  return (
    <div className={styles.install}>
      <div role="tablist" aria-label="Package manager" className={styles.tabs}>
        {managers.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={id + name}
            aria-selected={name === manager}
            aria-controls={`${id}command`}
            tabIndex={name === manager ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={moveByKey}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}command`} aria-labelledby={id + manager} className={styles.command}>
        <code>{commands[manager]}</code>
        <CopyButton getText={() => commands[manager]} label="the install command" />
      </div>
    </div>
  );
}

function readStored(): Manager {
  try {
    const stored = localStorage.getItem(storageKey);
    return managers.find((name) => name === stored) ?? 'npm';
  } catch {
    return 'npm';
  }
}
