// Change: the current heading is the first one below everything sticky. The theme considers only the navbar,
// and would choose one under the members' filter. The list follows the entry, and long names break.
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { useEffect, useMemo } from 'react';
import { markReadEntry } from './read-entry';
import { showInList } from '../../boot/lists';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props) {
  const toc = useMemo(
    () => props.toc.map((item) => ({ ...item, value: breakBetweenWords(item.value) })),
    [props.toc],
  );
  useEffect(() => {
    let shown: Element | null = null;
    let frame = 0;
    const follow = () => {
      frame = 0;
      const marked = markReadEntry();
      if (marked === shown) return;
      shown = marked;
      showInList(marked);
    };
    const followSoon = () => (frame ||= requestAnimationFrame(follow));
    document.addEventListener('scroll', followSoon, { passive: true });
    window.addEventListener('resize', followSoon);
    follow();
    return () => {
      document.removeEventListener('scroll', followSoon);
      window.removeEventListener('resize', followSoon);
      cancelAnimationFrame(frame);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list has other entries to mark
  }, [toc]);
  return (
    <div className={clsx(styles.contents, 'thin-scrollbar', className)}>
      <TOCItems {...props} toc={toc} linkClassName="table-of-contents__link toc-highlight" />
    </div>
  );
}

/** `keepSortDirectionOnColumnSwitch` is wider than the list. The value is HTML; no tag name is that long. */
function breakBetweenWords(html: string): string {
  return html.replace(/[\p{L}\p{N}]{16,}/gu, (name) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '<wbr>'));
}
