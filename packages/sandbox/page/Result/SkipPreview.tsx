import { focusNext } from '../../editor/focus-next';
import styles from './styles.module.css';

/** Lets keyboard users skip the preview, whose table has many controls; visible on focus, just before it. */
export default function SkipPreview() {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={({ currentTarget: { nextElementSibling: preview } }) =>
        preview instanceof HTMLElement && focusNext(preview)
      }
    >
      Skip the preview
    </button>
  );
}
