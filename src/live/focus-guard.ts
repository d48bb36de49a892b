const typing = 1000;
const tabbing = 500;

/**
 * Give the focus back when the frame takes it from somebody who is typing. A frame may focus itself at any time, and the keys meant
 * for the editor would land in it. A click or a tap into the frame can't be seen from here: it is told from a theft by the pointer being
 * over the frame, and by no key having been pressed for a second. After a theft the frame is inert until it is pointed at or tabbed to.
 */
export function guardFocus(frame: HTMLIFrameElement): () => void {
  const host = frame.parentElement;
  let owner: HTMLElement | undefined = editable(document.activeElement);
  let lastKey = -Infinity;
  let lastTab = -Infinity;

  const admit = () => {
    frame.inert = false;
  };
  const check = () => {
    if (!owner?.isConnected || document.activeElement !== frame) return;
    const now = performance.now();
    if (now - lastTab < tabbing) return;
    const isPointed = !matchMedia('(hover: hover)').matches || frame.matches(':hover');
    if (now - lastKey > typing && isPointed) return;
    frame.inert = true;
    owner.focus({ preventScroll: true });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target === frame) return check();
    const next = editable(target);
    if (next !== owner) admit();
    owner = next;
  };
  const onKey = (event: KeyboardEvent) => {
    const now = performance.now();
    if (event.key === 'Tab') {
      lastTab = now;
      admit();
    } else {
      lastKey = now;
    }
  };
  // The active element may still be the old one when the window loses the focus.
  const onBlur = () => {
    check();
    setTimeout(check, 0);
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  window.addEventListener('blur', onBlur);
  host?.addEventListener('pointermove', admit);
  host?.addEventListener('pointerdown', admit);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    window.removeEventListener('blur', onBlur);
    host?.removeEventListener('pointermove', admit);
    host?.removeEventListener('pointerdown', admit);
  };
}

function editable(target: EventTarget | null): HTMLElement | undefined {
  const isEditable = target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isEditable ? target : undefined;
}
