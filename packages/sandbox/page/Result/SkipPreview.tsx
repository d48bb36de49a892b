import { focusNext } from '../../editor/focus-next';
import styles from './styles.module.css';

/** A way past the preview, whose table has many controls, for the keyboard; seen when it has the focus. The preview comes right after it. */
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
