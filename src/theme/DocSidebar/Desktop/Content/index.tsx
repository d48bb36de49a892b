// Change: the page's entry is scrolled into view after a navigation, while its category opens. On load, the
// boot script does it (src/boot).
import Original from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { useEffect } from 'react';
import { currentEntry, showInList } from '../../../../boot/lists';
import { untilVisitorMoves } from '#kit/react/until-visitor-moves.ts';

export default function DocSidebarDesktopContent(props: Props) {
  const { path } = props;
  useEffect(() => {
    const list = document.querySelector('.theme-doc-sidebar-container .menu__list');
    if (!list) return undefined;
    return untilVisitorMoves([list], () => showInList(currentEntry(list)));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has another entry
  }, [path]);
  return <Original {...props} />;
}
