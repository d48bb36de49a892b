import { reasonOf } from '#kit/reason-of.ts';
import { joinFiles, type ProgramFile, splitFiles } from '#sandbox/files.ts';
import { decodeShare, isSharedHash } from '#sandbox/tools/share.ts';
import { keep, notKept, readStoredProgram, storeProgram } from '#sandbox/tools/stored-program.ts';
import { wasUnfinished } from '#sandbox/tools/unfinished.ts';
import { setAddress } from './address';
import { ForeignTexts } from './foreign-texts';
import { firstState, type PlaygroundState, type OpenedProgram } from './playground-state';
import { yourDataId } from './start-ids';
import { isTextOfDemo, loadProgram, loadStart } from './load-start';

/**
 * How long after a key the program is stored, in ms: what a tab that crashes can lose. Before a run it is
 * stored immediately.
 */
const storeDelay = 500;

/** After this long (ms), a visitor may wonder whether the choice was noticed. */
const longWait = 1000;
const loading = 'Loading the program…';

const rowsNotKept =
  'The rows of this program were too large to be saved. Choose “Your data” and paste them again. Your program is still here.';

/** Which program is in the playground: from the link, from a demo, or what the visitor typed last time. */
export class PlaygroundStore {
  private state = firstState;
  /** Outside the state, so that a key press renders nothing. */
  private files: ProgramFile[] = splitFiles('');
  /** Another tab has stored a program since this one did. */
  private isStoredElsewhere = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked for or opened: a program that loads later than another replaces nothing. */
  private asked = 0;
  private readonly foreignTexts = new ForeignTexts();
  private readonly listeners = new Set<() => void>();

  getState = () => this.state;
  getFiles = () => this.files;
  /** The program as one text, to copy, share and store it, and to compare it. */
  getText = () => joinFiles(this.files);
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Open what an address names, else what the visitor typed last time, else a blank table. */
  async openAddress({ hash, search }: { hash: string; search: string }): Promise<void> {
    this.flush();
    const query = new URLSearchParams(search);
    const named = query.get('demo') ?? '';
    const demo = named === yourDataId ? '' : named;
    const program = query.get('program') ?? '';
    if (isSharedHash(hash)) {
      if (await this.openShared(hash, demo)) return;
    } else if (program || demo) {
      const stored = readStoredProgram();
      if (stored) this.set({ earlier: keep(stored.earlier ?? [], stored) });
      if (await (program ? this.openProgram(program) : this.openDemo(demo))) return;
    }
    // The program that the address names may still be loading: don't replace it.
    if (!this.openStored() && !this.state.notice?.retry) await this.openDemo('');
  }

  /** Open a demo, or the blank table. */
  async openStart(id: string): Promise<void> {
    this.set({ notice: undefined });
    if ((await this.openDemo(id)) && this.state.start === id) setAddress(id ? `?demo=${id}` : '');
  }

  /** Store what the visitor typed. A program that was pasted over a foreign one is the visitor's own. */
  edit(files: ProgramFile[], isPastedOver = false): void {
    const [before, after] = [this.getText(), joinFiles(files)];
    if (after === before) return;
    const change = this.foreignTexts.replace(before, after, isPastedOver, this.state);
    if (change) this.set(change);
    this.files = files;
    // The address no longer describes the program in the editor; from now on storage holds it.
    setAddress('');
    if (!this.state.isEdited) this.set({ isEdited: true });
    // Not on each key: it writes all stored texts, which takes 4 ms for six of 60 kB.
    this.timer ??= setTimeout(() => this.flush(), storeDelay);
  }

  /** Store what the visitor typed, if it isn't stored yet, before a run or when the page closes. */
  flush = (): void => {
    if (this.timer === undefined) return;
    if (!this.save()) this.set({ notice: { text: notKept } });
    else if (this.state.notice?.text === notKept) this.set({ notice: undefined });
  };

  /** The visitor allows it to run. */
  trust(): void {
    this.foreignTexts.trust(this.getText());
    if (this.state.isForeign || this.state.isUnfinished) this.set({ isForeign: false, isUnfinished: false });
    if (this.state.isEdited) this.save();
  }

  async reset(): Promise<void> {
    const { opened, start, isForeign, isShared } = this.state;
    if (opened && isShared) this.open({ files: opened.files, start, isForeign, isShared });
    else await this.openStart(start);
  }

  /** Restore the text that was replaced. */
  bringBack(): void {
    const [latest, ...earlier] = this.state.earlier;
    if (!latest) return;
    this.set({ earlier });
    this.openOwn(splitFiles(latest.code), latest.isForeign);
  }

  /** Open a program that the visitor has written, or that was made from the visitor's rows. */
  openOwn(files: ProgramFile[], isForeign?: boolean): void {
    this.open({ files, isForeign, start: '', isEdited: true });
    setAddress('');
    if (!this.save()) this.set({ notice: { text: notKept } });
  }

  /** Another tab has stored its program over this one's. */
  hearOtherTab = (): void => void (this.isStoredElsewhere = true);

  private open({
    files,
    start,
    isForeign = false,
    isUnfinished = false,
    isShared = false,
    isEdited = false,
  }: OpenedProgram): void {
    this.flush();
    this.asked += 1;
    if (this.state.notice?.text === loading) this.set({ notice: undefined });
    const replaced =
      this.state.isEdited && this.getText() !== joinFiles(files)
        ? { earlier: keep(this.state.earlier, { code: this.getText(), isForeign: this.state.isForeign }) }
        : {};
    this.files = files;
    const { revision = 0, history = 0 } = this.state.opened ?? {};
    this.set({
      opened: { revision: revision + 1, files, history: history + Number(this.state.isForeign) },
      ...replaced,
      start,
      isForeign,
      isUnfinished,
      isShared,
      isEdited,
    });
  }

  /** @returns whether it was opened, or something else was meanwhile; if not, the notice says why. */
  private openDemo(id: string): Promise<boolean> {
    return this.tryToOpen(
      async () => ({ files: await loadStart(id), start: id }),
      () => void this.openStart(id),
    );
  }

  /** Open a program of the site that is not a demo: Reset returns to it, as for a linked one. */
  private openProgram(id: string): Promise<boolean> {
    return this.tryToOpen(
      async () => ({ files: await loadProgram(id), start: '', isShared: true }),
      () => {
        this.set({ notice: undefined });
        void this.openProgram(id);
      },
    );
  }

  private async tryToOpen(load: () => Promise<OpenedProgram>, retry: () => void): Promise<boolean> {
    const asked = (this.asked += 1);
    const timer = setTimeout(() => {
      if (asked === this.asked && !this.state.notice) this.set({ notice: { text: loading } });
    }, longWait);
    try {
      const program = await load();
      if (asked === this.asked) this.open(program);
      return true;
    } catch (error) {
      if (asked !== this.asked) return true;
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      const isLost = name === 'ChunkLoadError';
      // Retrying can't help for an unknown name, but it can for a failed load.
      this.set({ notice: isLost ? { text: `${reasonOf(error)}.`, retry } : { text: message } });
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @returns whether there is something in the editor now. */
  private async openShared(hash: string, demo: string): Promise<boolean> {
    const shared = await decodeShare(hash);
    if (!shared.ok) {
      this.set({ notice: { text: `The program of this link can’t be opened. ${shared.reason}`, demo } });
      return this.state.isEdited;
    }
    const stored = readStoredProgram();
    const isOwn = stored?.code === shared.code && !stored.isForeign;
    const isForeign = !isOwn && !(await isTextOfDemo(shared.code, shared.demo));
    const earlier = stored?.earlier ?? [];
    if (stored) this.set({ earlier: isOwn ? earlier : keep(earlier, stored) });
    this.set({ notice: undefined });
    this.open({ files: splitFiles(shared.code), start: shared.demo ?? '', isForeign, isShared: true });
    return true;
  }

  private openStored(): boolean {
    const stored = readStoredProgram();
    if (!stored) return false;
    const { code, demo = '', isForeign, isWithoutRows, earlier = [] } = stored;
    this.set({ earlier, ...(isWithoutRows ? { notice: { text: rowsNotKept } } : {}) });
    this.open({
      files: splitFiles(code),
      start: demo,
      isForeign,
      isUnfinished: wasUnfinished(),
      isEdited: true,
    });
    return true;
  }

  private save(): boolean {
    clearTimeout(this.timer);
    this.timer = undefined;
    const other = this.isStoredElsewhere ? readStoredProgram() : undefined;
    this.isStoredElsewhere = false;
    // Keep what another tab wrote when this one writes.
    const code = this.getText();
    if (other && other.code !== code) this.set({ earlier: keep(this.state.earlier, other) });
    const { start, isForeign, earlier } = this.state;
    return storeProgram({ code, demo: start, isForeign, earlier });
  }

  private set(change: Partial<PlaygroundState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
