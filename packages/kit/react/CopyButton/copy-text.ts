/** Copy text, with a selection if the clipboard API isn't allowed (plain HTTP). Returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * Select a text that the page may not copy, so that the visitor can do it with the keyboard.
 * @returns whether it was copied before something else was focused.
 */
export function selectForVisitor(text: string, button: HTMLElement): Promise<boolean> {
  // Next to the button: a modal dialog makes everything outside it inert.
  const area = selectedArea(text, (created) => button.after(created));
  area.ariaLabel = 'Text to copy';
  return new Promise((resolve) => {
    area.addEventListener('copy', () => {
      resolve(true);
      // The browser has yet to read the selection; the button then takes the focus from it.
      setTimeout(() => button.focus());
    });
    area.addEventListener('blur', () => {
      resolve(false);
      // An element that is being removed can't be removed once more.
      setTimeout(() => area.remove());
    });
  });
}

function selectedArea(text: string, insert: (area: HTMLTextAreaElement) => void): HTMLTextAreaElement {
  const area = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  insert(area);
  area.select();
  return area;
}

function copyBySelection(text: string): boolean {
  const area = selectedArea(text, (created) => document.body.append(created));
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
