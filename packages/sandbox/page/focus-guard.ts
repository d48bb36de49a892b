/** This often within so many ms is no accident. */
const limit = { times: 3, within: 2000 };

/**
 * Return the focus when the frame takes it from an editor without a press or Tab: keys meant for the editor
 * would go there. `onRepeated` is called when the frame does it again and again.
 * @returns what to call when the frame was pressed, and at the end.
 */
export function guardFocus(
  frame: HTMLIFrameElement,
  onRepeated: () => void,
): { pressed: () => void; release: () => void } {
  const released = new AbortController();
  const { signal } = released;
  let owner = editable(document.activeElement);
  let isInvited = false;
  let taken: number[] = [];
  const check = () => {
    if (isInvited || !owner?.isConnected || document.activeElement !== frame) return;
    owner.focus({ preventScroll: true });
    const now = performance.now();
    taken = [...taken.filter((time) => now - time < limit.within), now];
    if (taken.length >= limit.times) onRepeated();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== frame) owner = editable(target);
  };
  const onKey = ({ key }: KeyboardEvent) => void (isInvited = key === 'Tab');
  const onPress = () => void (isInvited = false);
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('pointerdown', onPress, { capture: true, signal });
  // During the event, restoring the focus changes this document but not where the browser sends the keys.
  window.addEventListener('blur', () => setTimeout(check), { signal });
  return {
    pressed: () => {
      isInvited = true;
      // The frame's message may come late: it was a click after all.
      const last = taken.pop();
      if (last === undefined || performance.now() - last > 1000 || document.activeElement !== owner) return;
      frame.focus({ preventScroll: true });
    },
    release: () => released.abort(),
  };
}

function editable(target: EventTarget | null): HTMLElement | undefined {
  const isEditable =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isEditable ? target : undefined;
}
