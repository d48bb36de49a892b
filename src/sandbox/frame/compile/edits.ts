/** Replace parts of a text and still know, for a position in the result, where it came from. */
export class Edits {
  private readonly list: { start: number; end: number; text: string; order: number }[] = [];
  private count = 0;

  constructor(private readonly original: string) {}

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** Wrap a range. Of two wraps with the same end, the later one is taken as the inner one. */
  wrap(start: number, end: number, before: string, after: string): void {
    this.insert(start, before);
    this.list.push({ start: end, end, text: after, order: -(this.count += 1) });
  }

  replace(start: number, end: number, text: string): void {
    this.list.push({ start, end, text, order: (this.count += 1) });
  }

  /** Blank a range but keep its line breaks, so that lines stay where they are. */
  blank(start: number, end: number): void {
    this.replace(start, end, this.original.slice(start, end).replace(/[^\n]+/g, ''));
  }

  /** The edited text, and a function from its offsets to those of the original. */
  apply(): { text: string; toOriginal: (offset: number) => number } {
    const sorted = [...this.list].sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
    const pieces: string[] = [];
    // Each anchor says: from this offset of the result on, the original is copied starting at `from`.
    const anchors: { at: number; from: number }[] = [{ at: 0, from: 0 }];
    let read = 0;
    let written = 0;
    for (const edit of sorted) {
      if (edit.start < read) continue;
      pieces.push(this.original.slice(read, edit.start), edit.text);
      written += edit.start - read;
      if (edit.text.length > 0) anchors.push({ at: written, from: edit.start });
      written += edit.text.length;
      read = edit.end;
      anchors.push({ at: written, from: read });
    }
    pieces.push(this.original.slice(read));
    const toOriginal = (offset: number): number => {
      let low = 0;
      let high = anchors.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((anchors[middle]?.at ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      const anchor = anchors[low] ?? { at: 0, from: 0 };
      const next = anchors[low + 1];
      const length = next ? next.from - anchor.from : Infinity;
      return anchor.from + Math.min(offset - anchor.at, length);
    };
    return { text: pieces.join(''), toOriginal };
  }
}
