/** How long after a key press the keyboard counts as in use, ms. */
const typingTime = 1000;
const tabTime = 500;
/** How long after a press the frame's focus is legitimate, and after a restored focus a late press, ms. */
const pressTime = 1000;
/** This often within so many ms is no accident. */
const focusLimit = { times: 3, within: 2000 };

/**
 * Return the focus when the frame takes it from someone who is typing. A frame may focus itself at any time,
 * and keys meant for the editor would go there. This page can't see a click or a tap in the frame: the
 * frame's own script reports it, which no program can, and may be late. Until then, it counts as a click if
 * the pointer is over the frame and went there after the last key press, or if no key was pressed for a
 * second. `onRepeated` is called when the frame does it again and again.
 * @returns what to call when the frame was pressed, and at the end.
 */
export function guardFocus(
  frame: HTMLIFrameElement,
  onRepeated: () => void,
): { pressed: () => void; release: () => void } {
  let owner = editable(document.activeElement);
  let lastKey = -Infinity;
  let lastTab = -Infinity;
  let lastEntry = -Infinity;
  let lastPress = -Infinity;
  let taken: number[] = [];

  const check = (isCertain: boolean) => {
    if (!owner?.isConnected || document.activeElement !== frame) return;
    const now = performance.now();
    if (now - lastTab < tabTime || now - lastPress < pressTime) return;
    // Someone who types and then moves the pointer there wants to click.
    if (lastEntry > lastKey && frame.matches(':hover')) return;
    if (now - lastKey > typingTime) {
      // On a busy machine, the page learns more than 100 ms late that the pointer has entered the frame.
      if (!isCertain) return void setTimeout(check, 400, true);
      if (!matchMedia('(hover: hover)').matches || frame.matches(':hover')) return;
    }
    owner.focus({ preventScroll: true });
    taken = [...taken.filter((time) => now - time < focusLimit.within), now];
    if (taken.length >= focusLimit.times) onRepeated();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== frame) owner = editable(target);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') lastTab = performance.now();
    else lastKey = performance.now();
  };
  const pressed = () => {
    lastPress = performance.now();
    const takenBack = taken.at(-1) ?? -Infinity;
    if (lastPress - takenBack > pressTime || document.activeElement !== owner) return;
    // It was a click after all, and the clicked field still has the focus inside the frame.
    taken.pop();
    frame.focus({ preventScroll: true });
  };
  const onEntry = () => {
    lastEntry = performance.now();
  };
  // During the event, restoring the focus changes this document but not where the browser sends the keys.
  const onBlur = () => setTimeout(check, 0, false);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  window.addEventListener('blur', onBlur);
  frame.addEventListener('pointerenter', onEntry);
  const release = () => {
    frame.removeEventListener('pointerenter', onEntry);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    window.removeEventListener('blur', onBlur);
  };
  return { pressed, release };
}

function editable(target: EventTarget | null): HTMLElement | undefined {
  const isEditable =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isEditable ? target : undefined;
}
