import { Fragment, memo } from 'react';
import type { Kind, MemberFacts } from '#search/entry.ts';
import type { Result as Found } from '#search/engine.ts';
import { termsOfWord } from '#search/words.ts';
import styles from './results.module.css';

interface Props {
  id: string;
  /** Its index among all results. */
  at: number;
  result: Found;
  isChosen: boolean;
  onPoint: (at: number) => void;
  onOpen: (result: Found) => void;
}

const kindNames: Record<Kind, string> = {
  member: 'API',
  guide: 'Guide',
  error: 'Error',
  issue: 'Known issue',
  demo: 'Demo',
  component: 'Component',
  page: 'Page',
};

const roleNames: Record<MemberFacts[0], string> = {
  prop: 'Prop',
  option: 'Option',
  column: 'Column',
  component: 'Override',
  icon: 'Icon',
  text: 'Localization',
  export: 'Export',
  ref: 'Ref',
  field: 'Field',
};

/** One result: its kind, heading, page and type, and an excerpt with the query's words marked. */
export default memo(function Result({ id, at, result, isChosen, onPoint, onOpen }: Props) {
  const { kind, title, page, facts, excerpt, terms } = result;
  const [role, type, owner] = facts ?? [];
  const place = [owner, page === title ? '' : page].filter(Boolean).join(' · ');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.result}
      data-cell={isChosen}
      onPointerMove={() => onPoint(at)}
      onClick={() => onOpen(result)}
    >
      <span className={styles.kind} data-kind={kind}>
        {role ? roleNames[role] : kindNames[kind]}
      </span>
      <span className={styles.title}>
        <Marked text={title} terms={terms} /> {place && <span className={styles.page}>{place}</span>}
        {type && <code className={styles.type}>{type}</code>}
      </span>
      {excerpt && (
        <span className={styles.excerpt}>
          <Marked text={excerpt} terms={terms} />
        </span>
      )}
    </div>
  );
});

/** A text with the words that matched in bold. */
function Marked({ text, terms }: { text: string; terms: string[] }) {
  return marksIn(text, new Set(terms)).map(([unmarked, marked], index) => (
    // The parts of one text never change their order.
    <Fragment key={index}>
      {unmarked}
      {marked && <mark>{marked}</mark>}
    </Fragment>
  ));
}

/** Pairs of the text before a match and the match: a node per word would create hundreds on each key. */
function marksIn(text: string, terms: ReadonlySet<string>): [unmarked: string, marked: string][] {
  const pairs: [string, string][] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!termsOfWord(word).some((term) => terms.has(term))) continue;
    pairs.push([text.slice(from, index), word]);
    from = index + word.length;
  }
  return [...pairs, [text.slice(from), '']];
}
