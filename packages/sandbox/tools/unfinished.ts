import { textSlot } from '#kit/storage';

const running = textSlot('playground-running', (text) => text);

/** A program is about to run in this browser. Until `noteEnd`, it may be what froze the page. */
export function noteStart(): void {
  running.write('1');
}

/** The program has shown itself and the page is alive, or it's gone. */
export function noteEnd(): void {
  running.remove();
}

/** True when the page went away while a program started: it isn't run again unasked. */
export function wasUnfinished(): boolean {
  return running.read() !== undefined;
}
