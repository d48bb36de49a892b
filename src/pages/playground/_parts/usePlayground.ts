import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, readKept } from '../../../sandbox/tools/stored-program';
import { decodeShare, isSharedHash } from '../../../sandbox/tools/share';
import { isTextOfDemo, loadStart } from './load-start';

/** A program that was put into the editor as a whole. */
interface Opened {
  /** Another number for each time. */
  revision: number;
  code: string;
  /** The demo that it is, or was made from; empty for the blank table. */
  start: string;
  /** It came with a link: it runs when the visitor presses Run. */
  isForeign: boolean;
  /** Reset goes back to it and not to the start. */
  isShared: boolean;
}

interface Notice {
  text: string;
  /** A demo to open instead. */
  demo?: string;
}

export interface Playground {
  opened: Opened | undefined;
  notice: Notice | undefined;
  /** The visitor has typed since it was opened. */
  isEdited: boolean;
  /** The text that was replaced, if the visitor wrote one. */
  earlier: string | undefined;
  getText: () => string;
  /** Take what the visitor typed. */
  edit: (text: string) => void;
  /** The visitor wants it to run. */
  trust: () => void;
  openStart: (id: string) => Promise<void>;
  reset: () => Promise<void>;
  bringBack: () => void;
}

/** Which program is in the playground: from the link, from a demo, or what the visitor typed last time. */
export function usePlayground(): Playground {
  const [opened, setOpened] = useState<Opened>();
  const [notice, setNotice] = useState<Notice>();
  const [isEdited, setIsEdited] = useState(false);
  const [earlier, setEarlier] = useState<string>();
  const text = useRef('');
  // What `edit` reads: it is called by the editor, between renders.
  const now = useRef<{ start: string; isForeign: boolean; isEdited: boolean; earlier?: string }>({
    start: '',
    isForeign: false,
    isEdited: false,
  });

  const open = useCallback((next: Omit<Opened, 'revision'>, isOwn = false) => {
    if (now.current.isEdited && text.current !== next.code) now.current.earlier = text.current;
    text.current = next.code;
    Object.assign(now.current, { start: next.start, isForeign: next.isForeign, isEdited: isOwn });
    setEarlier(now.current.earlier);
    setIsEdited(isOwn);
    setOpened((current) => ({ ...next, revision: (current?.revision ?? 0) + 1 }));
  }, []);

  /** @returns whether it could be loaded; if not, the notice says why. */
  const openDemo = useCallback(
    async (id: string): Promise<boolean> => {
      try {
        const code = await loadStart(id);
        open({ code, start: id, isForeign: false, isShared: false });
        return true;
      } catch (error) {
        setNotice({ text: error instanceof Error ? error.message : String(error) });
        return false;
      }
    },
    [open],
  );

  const openStart = useCallback(
    async (id: string) => {
      setNotice(undefined);
      if (await openDemo(id)) setAddress(id ? `?demo=${id}` : '');
    },
    [openDemo],
  );

  const openKept = useCallback(() => {
    const kept = readKept();
    if (!kept) return false;
    now.current.earlier = kept.earlier;
    open(
      { code: kept.code, start: kept.demo ?? '', isForeign: kept.isForeign === true, isShared: false },
      true,
    );
    return true;
  }, [open]);

  const openLink = useCallback(async () => {
    const { hash, search } = window.location;
    const demo = new URLSearchParams(search).get('demo') ?? '';
    const kept = readKept();
    if (isSharedHash(hash)) {
      const shared = await decodeShare(hash);
      if (shared.ok) {
        const isOwn = kept?.code === shared.code && !kept.isForeign;
        const isForeign = !isOwn && !(await isTextOfDemo(shared.code, shared.demo));
        if (kept) now.current.earlier = isOwn ? kept.earlier : kept.code;
        setNotice(undefined);
        open({ code: shared.code, start: shared.demo ?? '', isForeign, isShared: true });
        return;
      }
      setNotice({ text: `The program of this link can’t be opened. ${shared.reason}`, demo });
      if (now.current.isEdited) return;
    } else if (demo) {
      if (kept) now.current.earlier = kept.code;
      if (await openDemo(demo)) return;
    }
    if (!openKept()) await openDemo('');
  }, [open, openDemo, openKept]);

  useEffect(() => {
    void openLink();
    const onHash = () => {
      if (isSharedHash(window.location.hash)) void openLink();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [openLink]);

  const edit = useCallback((next: string) => {
    if (next === text.current) return;
    text.current = next;
    const { start, isForeign } = now.current;
    // The address no longer says what is in the editor; from here on it is kept by the browser.
    setAddress('');
    now.current.isEdited = true;
    setIsEdited(true);
    const isKept = keep({ code: next, demo: start, isForeign, earlier: now.current.earlier });
    if (!isKept)
      setNotice({
        text: 'This text is too long to be kept, or the browser keeps nothing: copy it before you leave the page.',
      });
  }, []);

  const trust = useCallback(() => {
    now.current.isForeign = false;
    if (now.current.isEdited)
      keep({ code: text.current, demo: now.current.start, earlier: now.current.earlier });
    setOpened((current) => (current?.isForeign ? { ...current, isForeign: false } : current));
  }, []);

  const reset = async () => {
    if (opened?.isShared) open(opened);
    else await openStart(now.current.start);
  };
  const bringBack = () => {
    const code = now.current.earlier;
    if (code === undefined) return;
    now.current.earlier = undefined;
    open({ code, start: '', isForeign: false, isShared: false }, true);
    setAddress('');
    keep({ code, earlier: now.current.earlier });
  };
  return {
    opened,
    notice,
    isEdited,
    earlier,
    getText: () => text.current,
    edit,
    trust,
    openStart,
    reset,
    bringBack,
  };
}

/** Change the address without the router, which would load the page's chunks again. */
export function setAddress(address: string): void {
  const { pathname, search, hash } = window.location;
  if (search + hash !== address) window.history.replaceState(window.history.state, '', pathname + address);
}
