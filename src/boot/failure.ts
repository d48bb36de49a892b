export const barId = 'load-failure';

const retries: (() => void)[] = [];

/**
 * Show the red bar with a message and a Retry button below the page's text. There is one bar for all
 * failures, because a page's layouts and its text are separate chunks and often fail together.
 */
export function fail(message: string, retry: () => void): void {
  retries.push(retry);
  if (document.getElementById(barId)) return;
  // Nothing behind an open dialog can be used.
  document.querySelector('dialog')?.close();
  const bar = Object.assign(document.createElement('div'), { id: barId, className: 'load-failure' });
  bar.setAttribute('role', 'alert');
  const text = Object.assign(document.createElement('p'), {
    textContent: `You can read this page but not use it, because a part of it did not load: ${message}`,
  });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Retry' });
  button.addEventListener('click', () => {
    bar.remove();
    for (const again of retries.splice(0)) again();
  });
  bar.append(text, button);
  document.body.prepend(bar);
}
