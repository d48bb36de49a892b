import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { filterMembers, listMembers } from './members';
import styles from './styles.module.css';

/** A box that narrows the member entries of the page it stands on, by name, words and type. */
export default function MemberFilter(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState('');

  const search = (text: string) => {
    setQuery(text);
    const members = listMembers();
    const count = filterMembers(members, text);
    setMessage(text.trim() ? `${count} of ${members.length} members match` : '');
  };

  useEffect(() => {
    const focusOnSlash = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.isContentEditable || target.matches('input, textarea, select')) return;
      event.preventDefault();
      input.current?.focus();
    };
    const showHashTarget = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!target?.hidden) return;
      search('');
      target.scrollIntoView();
    };
    document.addEventListener('keydown', focusOnSlash);
    window.addEventListener('hashchange', showHashTarget);
    return () => {
      document.removeEventListener('keydown', focusOnSlash);
      window.removeEventListener('hashchange', showHashTarget);
    };
  }, []);

  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') search('');
  };

  return (
    <div className={styles.filter} role="search">
      <label>
        Filter members
        <input
          ref={input}
          type="search"
          placeholder="name, word or type; press / to focus"
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={clearOnEscape}
        />
      </label>
      <span role="status">{message}</span>
    </div>
  );
}
