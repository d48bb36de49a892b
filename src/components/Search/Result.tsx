import type { Kind } from '../../search/entry';
import type { Result as Found } from '../../search/engine';
import { termsOf } from '../../search/words';
import styles from './styles.module.css';

interface Props {
  id: string;
  result: Found;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

const kindNames: Record<Kind, string> = {
  member: 'API',
  guide: 'Guide',
  recipe: 'Recipe',
  error: 'Error',
  issue: 'Known issue',
  demo: 'Demo',
  component: 'Component',
  page: 'Page',
};

/** One result: what it is, its heading, its page, and words of it; those that were looked for are marked. */
export default function Result({ id, result, isChosen, onPoint, onOpen }: Props) {
  const { kind, title, page, excerpt, terms } = result;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.result}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <span className={styles.kind} data-kind={kind}>
        {kindNames[kind]}
      </span>
      <span className={styles.title}>
        <Marked text={title} terms={terms} />
      </span>
      {page !== title && <span className={styles.page}>{page}</span>}
      {excerpt && (
        <span className={styles.excerpt}>
          <Marked text={excerpt} terms={terms} />
        </span>
      )}
    </div>
  );
}

/** A text with the words that matched in bold. */
function Marked({ text, terms }: { text: string; terms: string[] }) {
  const wanted = new Set(terms);
  const parts = text.split(/([\p{L}\p{N}]+)/u);
  return parts.map((part, index) =>
    // The parts of one text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    termsOf(part).some((term) => wanted.has(term)) ? <mark key={index}>{part}</mark> : part,
  );
}
