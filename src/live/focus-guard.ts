const typing = 1000;
const tabbing = 500;

/**
 * Give the focus back when the frame takes it from somebody who is typing. A frame may focus itself at any time, and the
 * keys meant for the editor would land in it. A click or a tap into the frame can't be seen from here: it is told from a theft by the
 * pointer being over the frame, and by no key having been pressed for a second.
 */
export function guardFocus(frame: HTMLIFrameElement): () => void {
  let owner: HTMLElement | undefined;
  let lastKey = -Infinity;
  let lastTab = -Infinity;
  const onFocus = ({ target }: FocusEvent) => {
    owner = target instanceof HTMLElement && target !== frame && isEditable(target) ? target : undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    const now = performance.now();
    if (event.key === 'Tab') lastTab = now;
    else lastKey = now;
  };
  const onBlur = () => {
    const victim = owner;
    if (!victim?.isConnected || document.activeElement !== frame) return;
    const now = performance.now();
    if (now - lastTab < tabbing) return;
    const isPointed = !matchMedia('(hover: hover)').matches || frame.matches(':hover');
    if (now - lastKey < typing || !isPointed) victim.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  window.addEventListener('blur', onBlur);
  if (document.activeElement instanceof HTMLElement && isEditable(document.activeElement))
    owner = document.activeElement;
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    window.removeEventListener('blur', onBlur);
  };
}

function isEditable(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select');
}
