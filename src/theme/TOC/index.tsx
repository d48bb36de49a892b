// Change: the list follows the heading that is marked in it, for pages with more headings than fit.
import Original from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import { useEffect } from 'react';
import { showInList } from '../../lists';

export default function TOC(props: Props) {
  useEffect(() => {
    let shown: Element | null = null;
    let frame = 0;
    // The theme marks the heading in its own listener for the same event.
    const follow = () => {
      frame = 0;
      const marked = document.querySelector('.table-of-contents__link--active');
      if (marked === shown) return;
      shown = marked;
      showInList(marked);
    };
    const followSoon = () => (frame ||= requestAnimationFrame(follow));
    document.addEventListener('scroll', followSoon, { passive: true });
    follow();
    return () => {
      document.removeEventListener('scroll', followSoon);
      cancelAnimationFrame(frame);
    };
  }, [props.toc]);
  return <Original {...props} />;
}
