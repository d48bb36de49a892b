import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import type { MouseEvent } from 'react';
import { copyText } from '../CopyButton/copy-text';
import KeptHtml from '../KeptHtml';

/**
 * A part of a page whose text is in the page's HTML only (plugins/static-partials). Its links and copy buttons work by delegation,
 * because React knows nothing of them.
 */
export default function KeptPartial({ name }: { name: string }) {
  const { permalink } = useDoc().metadata;
  const history = useHistory();
  const answerClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const copyButton = target.closest<HTMLElement>('button[aria-label^="Copy"]');
    const link = target.closest('a');
    if (copyButton) void copyCode(copyButton);
    else if (link?.dataset.copy !== undefined) {
      event.preventDefault();
      void copyText(link.href).then((isCopied) => (link.textContent = isCopied ? 'Copied' : link.href));
    } else if (link && isPlainClick(event) && link.origin === location.origin && !link.target) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  };
  return (
    <KeptHtml
      data-partial={name}
      html={undefined}
      load={() => fetchPartial(permalink, name)}
      onClick={answerClick}
    />
  );
}

async function copyCode(button: HTMLElement): Promise<void> {
  const isCopied = await copyText(button.parentElement?.querySelector('code')?.textContent ?? '');
  const label = button.querySelector('span') ?? button;
  label.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
  setTimeout(() => (label.textContent = 'Copy'), 2000);
}

async function fetchPartial(permalink: string, name: string): Promise<string> {
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const part = page.querySelector(`[data-partial="${name}"]`);
  if (!part) throw new Error('the page has changed; load it again');
  return part.innerHTML;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
