import { fieldsOf, itemsOf } from '#kit/read-values';
import { withoutLongRows } from '../files';
import { jsonSlot } from '#kit/storage';

/** What a visitor typed in the playground, stored by the browser. */
export interface StoredProgram {
  code: string;
  /** The demo it started from. */
  demo?: string;
  /** It came with a link and was never run: it doesn't run unasked after a reload either. */
  isForeign?: boolean;
  /** Its rows were too long to be kept. */
  isWithoutRows?: boolean;
  /** The texts that were replaced by this one, to go back to, the latest first. */
  earlier?: Kept[];
}

/** A text that was replaced, and whether it came with a link and was never run. */
export interface Kept {
  code: string;
  isForeign?: boolean;
}

/** Says that a text was not stored, here or by `keepDemo`. */
export const notKept =
  'This text is too long to be kept, or the browser keeps nothing: copy it before you leave the page.';

const mostKept = 5;

/** Store a program in the place of the one that is stored, which is kept. False as for `storeProgram`. */
export function storeNext(program: StoredProgram): boolean {
  const stored = readStoredProgram();
  const earlier = stored?.earlier ?? [];
  return storeProgram({
    ...program,
    earlier: stored && stored.code !== program.code ? keep(earlier, stored) : earlier,
  });
}

/** Add a text to those that were replaced. */
export function keep(earlier: readonly Kept[], { code, isForeign }: Kept): Kept[] {
  const others = earlier.filter((item) => item.code !== code);
  return [isForeign ? { code, isForeign } : { code }, ...others].slice(0, mostKept);
}

const longest = 512 * 1024;
const slot = jsonSlot<StoredProgram>('playground', (value) => {
  const own = fieldsOf(value);
  const code = own('code');
  if (typeof code !== 'string' || code.length > longest) return undefined;
  const demo = own('demo');
  const earlier = readKept(own('earlier'));
  return {
    code,
    ...(typeof demo === 'string' ? { demo } : {}),
    ...(own('isForeign') === true ? { isForeign: true } : {}),
    ...(own('isWithoutRows') === true ? { isWithoutRows: true } : {}),
    ...(earlier.length > 0 ? { earlier } : {}),
  };
});

/** Read what was stored. Anything that isn't a program counts as nothing. */
export const readStoredProgram = slot.read;

/** Store a program, without its rows if they are long. False when it's too long or the browser stores nothing. */
export function storeProgram(program: StoredProgram): boolean {
  const code = withoutLongRows(program.code);
  const earlier = program.earlier?.map((kept) => ({ ...kept, code: withoutLongRows(kept.code) }));
  const isWithoutRows = code !== program.code ? { isWithoutRows: true } : {};
  return code.length <= longest && slot.write({ ...program, code, earlier, ...isWithoutRows });
}

/** Listen to programs that other tabs store. @returns how to stop. */
export function onStoredElsewhere(listener: () => void): () => void {
  return slot.subscribe((isOtherTab) => isOtherTab && listener());
}

/** Before there were several, there was one, a text. */
function readKept(value: unknown): Kept[] {
  return itemsOf(Array.isArray(value) ? value : [value], mostKept).flatMap((item): Kept[] => {
    const own = fieldsOf(item);
    const code = typeof item === 'string' ? item : own('code');
    if (typeof code !== 'string' || code.length > longest) return [];
    return [{ code, ...(own('isForeign') === true ? { isForeign: true } : {}) }];
  });
}
