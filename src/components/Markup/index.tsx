import { useHistory } from '@docusaurus/router';
import { memo, type HTMLAttributes, type JSX, type MouseEvent } from 'react';
import { copyText } from '#kit/react/CopyButton/copy-text';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: keyof JSX.IntrinsicElements;
  /** Written by the plugins at build time, never by a visitor. */
  html: string;
}

/**
 * Markup made at build time: one string is smaller in a page's scripts than its elements. Internal links use
 * the router, and a link with `data-copy` copies its address. A parent that renders again leaves the markup alone.
 */
export default memo(function Markup({ as = 'div', html, ...rest }: Props) {
  const Tag = as as 'div';
  const history = useHistory();
  const followLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.dataset.copy === undefined) history.push(link.pathname + link.search + link.hash);
    else void copyAddress(link);
  };
  return <Tag {...rest} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />;
});

/** Where nothing may write to the clipboard, the address itself can be selected. */
async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  link.textContent = (await copyText(link.href)) ? 'Copied' : link.href;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
