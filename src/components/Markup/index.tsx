import { useHistory } from '@docusaurus/router';
import { memo, type HTMLAttributes, type JSX, type MouseEvent } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: keyof JSX.IntrinsicElements;
  /** Written by the plugins at build time, never by a visitor. */
  html: string;
}

/**
 * Markup made at build time: one string is smaller in a page's scripts than its elements. Internal links use
 * the router. A parent that renders again leaves the markup alone.
 */
export default memo(function Markup({ as = 'div', html, ...rest }: Props) {
  const Tag = as as 'div';
  const history = useHistory();
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  return <Tag {...rest} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />;
});

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
