import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '#kit/react/is-composing.ts';
import { reasonOf } from '#kit/reason-of.ts';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import Waiting from '#kit/react/Waiting/index.tsx';
import type { ResultKeys } from './Results';
import styles from './styles.module.css';

type ResultsModule = typeof import('./Results');

/** The search of the navbar: a box that opens a dialog, like Ctrl or Cmd + K and `/`. Loads when needed. */
export default function Search() {
  const { siteConfig } = useDocusaurusContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const keys = useRef<ResultKeys>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const { loaded, failure, load } = useResults(siteConfig.baseUrl);
  const open = () => {
    setIsOpen(true);
    // The boot script opens the dialog before React is there, and it may have been typed in since.
    setQuery(dialog.current?.querySelector('input')?.value ?? '');
    if (!loaded) load();
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  useOpeningKeys(open);

  const steer = (event: KeyboardEvent) => {
    if (!isComposing(event) && keys.current?.(event.key)) event.preventDefault();
  };
  return (
    <>
      <button
        type="button"
        className={styles.box}
        // The label is not shown on a phone.
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={() => !loaded && load()}
        onFocus={() => !loaded && load()}
      >
        <Lens />
        <span className={styles.label}>Search</span>
        {/* No text: aria-keyshortcuts describes the keys, and the accessible name stays the visible one. */}
        <span className={styles.key} data-keys="Ctrl K" aria-hidden />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click outside closes the dialog, and so does Escape */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Search the docs"
        onClose={() => setIsOpen(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.panel}>
          <Field query={query} active={active} onQuery={setQuery} onKeyDown={steer} />
          {isOpen && !loaded && failure === undefined && <Waiting>Loading the search…</Waiting>}
          {failure !== undefined && (
            <LoadFailure onRetry={load}>
              The search did not load: {failure}. The sidebar and the lists of props still lead everywhere.
            </LoadFailure>
          )}
          {isOpen && loaded && (
            <loaded.default
              baseUrl={siteConfig.baseUrl}
              query={query}
              onQuery={setQuery}
              onActive={setActive}
              onClose={close}
              keys={keys}
            />
          )}
        </div>
      </dialog>
    </>
  );
}

/** The code that finds and shows results, once it has been loaded, or why it could not be. */
function useResults(baseUrl: string) {
  const [loaded, setLoaded] = useState<ResultsModule>();
  const [failure, setFailure] = useState<string>();
  const load = () => {
    setFailure(undefined);
    import(/* webpackChunkName: "search" */ './Results').then(
      (module) => {
        module.startSearch(baseUrl);
        setLoaded(module);
      },
      (error: unknown) => setFailure(reasonOf(error)),
    );
  };
  return { loaded, failure, load };
}

interface FieldProps {
  query: string;
  /** The id of the result that Enter opens. */
  active?: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Field({ query, active, onQuery, onKeyDown }: FieldProps) {
  return (
    <div className={styles.field}>
      <Lens />
      <input
        role="combobox"
        aria-label="Search the docs"
        aria-expanded={active !== undefined}
        aria-controls={active === undefined ? undefined : 'search-results'}
        aria-activedescendant={active}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Prop, question or error message"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {/* Closes the dialog without a script. */}
      <form method="dialog" data-without-script>
        <button type="submit" className={styles.close}>
          Close
        </button>
      </form>
    </div>
  );
}

function useOpeningKeys(open: () => void): void {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const openOnKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const isEditor = target instanceof HTMLElement && target.isContentEditable;
      const isTyping = isEditor || (target instanceof Element && target.matches('input, textarea, select'));
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
      // The editor has its own use for these keys.
      if ((!isShortcut && !isSlash) || isEditor) return;
      event.preventDefault();
      openNow();
    };
    document.addEventListener('keydown', openOnKey);
    return () => document.removeEventListener('keydown', openOnKey);
  }, []);
}

function Lens() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M13 13l4.5 4.5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
