/** For so many ms after a key, the keyboard is in use. */
const typingTime = 1000;
const tabTime = 500;
/** So long after the frame was pressed, a focus that it got comes from that; and so long after a focus was taken back, one that comes late does. */
const pressTime = 1000;
/** So many times within so many ms are no accident. */
const focusLimit = { times: 3, within: 2000 };

/**
 * Give the focus back when the frame takes it from someone who is typing. A frame may focus itself at any time, and the keys meant
 * for the editor would land in it. A click or a tap into the frame can't be seen from here: the frame's own script tells of it, which no
 * program can, and may be late. Until it does, a click is told from a focus that was taken by the pointer being over the frame, when it
 * went there after the last key or no key has been pressed for a second. `onRepeated` is called when the frame does it again and again.
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
    // A frame doesn't know when the pointer comes; someone who types and then goes there wants to click.
    if (lastEntry > lastKey && frame.matches(':hover')) return;
    if (now - lastKey > typingTime) {
      // The page learns late that the pointer has gone into the frame: on a busy machine by more than 100 ms. No one types meanwhile.
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
    // It was a click after all, and the field that was clicked still has the focus inside the frame.
    taken.pop();
    frame.focus({ preventScroll: true });
  };
  const onEntry = () => {
    lastEntry = performance.now();
  };
  // Within the event itself, taking the focus back changes this document but not where the browser sends the keys.
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
