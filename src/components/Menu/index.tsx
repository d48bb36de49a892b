import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

export interface MenuItem {
  label: string;
  /** The accessible name, if the label is too short; it contains the label. */
  name?: string;
  /** Details, as a tooltip. */
  title?: string;
  /** For an item that is on or off; choosing it leaves the menu open. */
  isChecked?: boolean;
  onChoose?: () => void;
  /** Where it leads, for items without `onChoose`: a page of this site, or another site in a new tab. */
  to?: string;
  href?: string;
}

interface Props {
  /** The visible text, or a picture. */
  label: ReactNode;
  /** The accessible name, which begins with the visible text. */
  name: string;
  items: readonly MenuItem[];
  className?: string;
  /** Open at first, with the focus on the item at this end. */
  opensAt?: 'start' | 'end';
}

/** A button that opens a menu; arrow keys, Home, End and first letters move in it, Escape closes it. */
export default function Menu({ label, name, items, className, opensAt }: Props) {
  const [isOpen, setIsOpen] = useState(opensAt !== undefined);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const startsAtEnd = useRef(opensAt === 'end');
  useEffect(() => {
    if (isOpen)
      entriesOf(menu.current)
        .at(startsAtEnd.current ? -1 : 0)
        ?.focus();
  }, [isOpen]);
  const open = (atEnd = false) => {
    startsAtEnd.current = atEnd;
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowUp');
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setIsOpen(false);
    else if (!moveFocus(menu.current, event.key)) return undefined;
    event.stopPropagation();
    return event.preventDefault();
  };
  const closeBeside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div className={styles.place} onBlur={closeBeside}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={name}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={openByKey}
      >
        {label}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items have the focus
        <div
          ref={menu}
          id={menuId}
          className={styles.menu}
          role="menu"
          aria-label={name}
          onKeyDown={moveByKey}
          // Safari takes the focus from the items at a press, which would close the menu before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.map((item) => (
            <Entry key={item.label} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const { label, name, title, isChecked, onChoose, to, href } = item;
  const className = clsx(styles.item, isChecked && styles.checked);
  const shared = { className, title, tabIndex: -1, 'aria-label': name };
  if (to ?? href)
    return (
      <Link {...shared} role="menuitem" to={to} href={href} onClick={close}>
        {label}
      </Link>
    );
  const choose = () => {
    onChoose?.();
    if (isChecked === undefined) close();
  };
  return (
    <button
      {...shared}
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={isChecked}
      onClick={choose}
    >
      {label}
    </button>
  );
}

/** @returns whether the key moves. */
function moveFocus(menu: HTMLElement | null, key: string): boolean {
  const entries = entriesOf(menu);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: at < 1 ? entries.length - 1 : at - 1,
    Home: 0,
    End: entries.length - 1,
  }[key];
  const found = next ?? (/^\w$/.test(key) ? nextByLetter(entries, at, key) : -1);
  entries[found]?.focus();
  return found >= 0;
}

function nextByLetter(entries: HTMLElement[], at: number, letter: string): number {
  const order = entries.map((_, index) => (at + 1 + index) % entries.length);
  const starts = (index: number) =>
    entries[index]?.textContent.toLowerCase().startsWith(letter.toLowerCase());
  return order.find(starts) ?? -1;
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}
