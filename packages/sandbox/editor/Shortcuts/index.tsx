import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { toolClass } from '../../tools/Toolbar';
import styles from './styles.module.css';

const shortcuts = [
  ['Ctrl+Enter', 'runs the program'],
  ['Ctrl+]', 'indents'],
  ['Ctrl+Space', 'completes'],
  ['F2', 'explains'],
  ['F8', 'goes to a problem'],
  ['Ctrl+.', 'fixes it'],
] as const;

/** The keys of the editor besides Escape, in a box that opens with a click; there is none on a touch screen. */
export default function Shortcuts() {
  const box = useRef<HTMLDetailsElement>(null);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !box.current?.open) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  const closeBeside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its summary has the focus
    <details ref={box} className={styles.shortcuts} onKeyDown={closeByKey} onBlur={closeBeside}>
      <summary className={toolClass} aria-label="Shortcuts of the editor" title="Shortcuts of the editor">
        ?
      </summary>
      <dl>
        {shortcuts.map(([keys, effect]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
