import { textSlot } from '#kit/storage.ts';

const running = textSlot('playground-running', (text) => text);

/** A program is about to run in this browser. Until `noteEnd`, it may be what froze the page. */
export function noteStart(): void {
  running.write('1');
}

/** The program has rendered and the page responds, or it was removed. */
export function noteEnd(): void {
  running.remove();
}

/** True when the page was closed while a program started: it isn't run again automatically. */
export function wasUnfinished(): boolean {
  return running.read() !== undefined;
}
