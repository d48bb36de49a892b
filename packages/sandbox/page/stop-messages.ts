import type { StopReason } from '../protocol';

/** Why a program was stopped, in words. */
export const stopMessages: Record<StopReason, string> = {
  loop: 'Stopped: the program ran for 1.5 seconds without a break. Look for a loop or a recursion without an end.',
  busy: 'Stopped: the program keeps the browser busy without a pause. Look for a state that is set on every update.',
  silent: 'Stopped: the preview gave no answer for 3 seconds.',
  flood: 'Stopped: the program sent too many or too long messages.',
  left: 'Stopped: the program tried to leave the preview.',
  load: 'The preview could not be loaded, so your program has not run. Is the network there?',
  focus: 'Stopped: the program kept taking the keyboard from the page.',
  asked: 'Stopped. Run starts the program again.',
  other: 'Paused: another example is running.',
};

/** The program did what no program may; the last working one replaces it. */
export const isMisbehavior = (reason: StopReason) => ['silent', 'flood', 'left', 'focus'].includes(reason);
