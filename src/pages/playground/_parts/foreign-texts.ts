import { keep } from '#sandbox/tools/stored-program.ts';
import type { PlaygroundState } from './playground-state';

/** Foreign texts that were deleted or pasted over; they remain foreign if a paste or undo restores them. */
export class ForeignTexts {
  private readonly replaced = new Set<string>();

  /** The visitor has run it. */
  trust(text: string): void {
    this.replaced.delete(text);
  }

  /** The effect of replacing a text: one pasted over a whole foreign program is the visitor's own. */
  replace(
    before: string,
    after: string,
    isPastedOver: boolean,
    { isForeign, earlier }: PlaygroundState,
  ): Partial<PlaygroundState> | undefined {
    // The visitor may delete all of it before the paste.
    if (isForeign && before !== '' && (isPastedOver || after === '')) this.replaced.add(before);
    if (this.replaced.has(after)) return isForeign ? undefined : { isForeign: true };
    const code = [...this.replaced].at(-1);
    if (!isForeign || !isPastedOver || code === undefined) return undefined;
    return { isForeign: false, isShared: false, earlier: keep(earlier, { code, isForeign }) };
  }
}
