// Change: the entry of the page is in sight. At first the boot script sees to it (src/boot), after a navigation this does, while the entry's
// category opens.
import Original from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { useEffect } from 'react';
import { currentEntry, showInList } from '../../../../boot/lists';
import { untilVisitorMoves } from '#kit/react/until-visitor-moves';

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
