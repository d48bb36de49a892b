import { frame, lines, loaders } from '@demo/home';
import { useState } from 'react';
import {
  features,
  homeText,
  isShown,
  supported,
  variantName,
  type Feature,
} from '../../../demos/_home/source';
import { firstFeatures } from '../../home-features';
import CopyButton from '../CopyButton';
import TableIsland from '../Demo/TableIsland';
import styles from './styles.module.css';

const labels: Record<Feature, string> = {
  selection: 'Selection',
  filtering: 'Filters',
  grouping: 'Groups',
  editing: 'Editing',
  detailPanel: 'Detail panel',
  export: 'Export',
  tree: 'Tree',
};

const firstId = `home/${variantName(firstFeatures)}`;

/** A live table with a switch for each feature. Every set of switches is a program of its own: the one shown is the one that runs. */
export default function HomeTable() {
  const [wanted, setWanted] = useState(firstFeatures);
  const id = `home/${variantName(wanted)}`;
  const on = supported(wanted);
  const shown = lines.filter((line) => isShown(line, wanted));
  const demo = { id, fileNames: ['table.tsx'], load: loaders[id], frame: id === firstId ? frame : undefined };
  return (
    <div className={styles.home}>
      <fieldset className={styles.switches}>
        <legend>Switch features on and off</legend>
        {features.map((feature) => {
          const isExcluded = feature === 'grouping' && wanted.tree;
          return (
            <label key={feature} title={isExcluded ? 'The table has no groups within a tree' : undefined}>
              <input
                type="checkbox"
                role="switch"
                checked={on[feature]}
                disabled={isExcluded}
                onChange={() => setWanted({ ...wanted, [feature]: !wanted[feature] })}
              />
              {labels[feature]}
            </label>
          );
        })}
      </fieldset>
      <div className={styles.panes}>
        <div className={styles.stage}>
          <TableIsland key={id} demo={demo} isCompact isRightToLeft={false} />
        </div>
        <div className={styles.source}>
          <CopyButton
            className={styles.copy}
            getText={() => homeText(shown)}
            label="the code of this table"
          />
          <pre tabIndex={0} role="region" aria-label="Code of the table">
            <code>
              {shown.map((line, index) => (
                // A line is what it says; equal lines are alike.
                <span
                  key={`${index}${line.text}`}
                  className={line.when.length > 0 ? styles.feature : undefined}
                  dangerouslySetInnerHTML={{ __html: `${line.html}\n` }}
                />
              ))}
            </code>
          </pre>
        </div>
      </div>
    </div>
  );
}
