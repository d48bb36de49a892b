import { fieldsOf, itemsOf } from '#kit/read-values.ts';
import { withoutLongRows } from '../files';
import { jsonSlot } from '#kit/storage.ts';

/** What a visitor typed in the playground, stored by the browser. */
export interface StoredProgram {
  code: string;
  /** The demo it started from. */
  demo?: string;
  /** It came with a link and was never run: it doesn't run automatically after a reload either. */
  isForeign?: boolean;
  /** Its rows were too long to store. */
  isWithoutRows?: boolean;
  /** The texts that it replaced, to go back to, latest first. */
  earlier?: Kept[];
}

/** A text that was replaced, and whether it came with a link and was never run. */
export interface Kept {
  code: string;
  isForeign?: boolean;
}

/** The message that a text was not stored, here or by `keepDemo`. */
export const notKept =
  'This text is too long to be saved, or the browser saves nothing. Copy it before you leave the page.';

const mostKept = 5;

/** Store a program; the previous one is kept. False as for `storeProgram`. */
export function storeNext(program: StoredProgram): boolean {
  const stored = readStoredProgram();
  const earlier = stored?.earlier ?? [];
  return storeProgram({
    ...program,
    earlier: stored && stored.code !== program.code ? keep(earlier, stored) : earlier,
  });
}

/** Add a text to the replaced ones. */
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

/** Read the stored program. Anything else counts as nothing. */
export const readStoredProgram = slot.read;

/** Store a program, without its rows if they are long. False when it's too long or nothing is stored. */
export function storeProgram(program: StoredProgram): boolean {
  const code = withoutLongRows(program.code);
  const earlier = program.earlier?.map((kept) => ({ ...kept, code: withoutLongRows(kept.code) }));
  const isWithoutRows = code !== program.code ? { isWithoutRows: true } : {};
  return code.length <= longest && slot.write({ ...program, code, earlier, ...isWithoutRows });
}

/** Listen to programs that other tabs store. Returns how to stop. */
export function onStoredElsewhere(listener: () => void): () => void {
  return slot.subscribe((isOtherTab) => isOtherTab && listener());
}

function readKept(value: unknown): Kept[] {
  return itemsOf(value, mostKept).flatMap((item): Kept[] => {
    const own = fieldsOf(item);
    const code = own('code');
    if (typeof code !== 'string' || code.length > longest) return [];
    return [{ code, ...(own('isForeign') === true ? { isForeign: true } : {}) }];
  });
}
