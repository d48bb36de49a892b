import type { MouseEvent } from 'react';
import { copyText } from '#kit/react/CopyButton/copy-text.ts';

/** How long the # shows that the address was copied, in ms. */
const shownFor = 1500;

/** A click on the # of a heading copies its address and goes there. The address bar has it in any case. */
export async function copyAddress({ target }: MouseEvent): Promise<void> {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.hash-link') : null;
  if (!link || !(await copyText(link.href))) return;
  link.dataset.copied = '';
  setTimeout(() => delete link.dataset.copied, shownFor);
}
