import type { ReactNode } from 'react';
import type { NetChanges } from './net';
import styles from './styles.module.css';

interface Props {
  from: string;
  to: string;
  changes: NetChanges;
}

/** The sum of a step: packages to install, names to replace, names removed, and how many were added. */
export default function Summary({ from, to, changes }: Props) {
  const { renamed, removed, added, changed, needs } = changes;
  const counts = Object.entries({ renamed, removed, added, retyped: changed })
    .filter(([, { length }]) => length > 0)
    .map(([what, { length }]) => `${length} ${length === 1 ? 'member' : 'members'} ${what}`);
  return (
    <div className={styles.summary}>
      <p>
        <strong>
          From {from} to {to}:
        </strong>{' '}
        {counts.join(', ') || 'no member changed'}. The steps are listed below, newest first.
      </p>
      <dl className={styles.facts}>
        {needs.length > 0 && (
          <Fact name="Packages">
            {needs.map(({ name, before, after }) => (
              <li key={name}>
                <code>{name}</code> {before ?? 'not needed'} → {after ?? 'no longer needed'}
              </li>
            ))}
          </Fact>
        )}
        {renamed.length > 0 && (
          <Fact name="Renamed">
            {renamed.map((rename) => (
              <li key={rename.from}>
                <code>{short(rename.from)}</code> → <code>{short(rename.to)}</code>
              </li>
            ))}
          </Fact>
        )}
        {removed.length > 0 && <Names name="Removed" members={removed} />}
        {changed.length > 0 && <Names name="Retyped" members={changed} />}
        {added.length > 0 && <Names name="Added" members={added} />}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </>
  );
}

function Names({ name, members }: { name: string; members: string[] }) {
  const list = members.map((member, index) => (
    <span key={member}>
      {index > 0 && ', '}
      <code>{short(member)}</code>
    </span>
  ));
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {members.length <= 6 ? (
          list
        ) : (
          <details>
            <summary>{members.length} members</summary>
            {list}
          </details>
        )}
      </dd>
    </>
  );
}

function short(member: string): string {
  return member.replace('MaterialTableProps.', '');
}
