// Change: the menu of a narrow screen is a modal dialog: Escape closes it, it takes and returns the focus,
// and the page behind it is inert. It shows the page's entry in the list.
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import { useEffect, useRef, type MouseEvent } from 'react';
import { currentEntry, showInList } from '../../../../boot/lists';

const { container, panel } = ThemeClassNames.layout.navbar.mobileSidebar;

export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props) {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isSecondaryShown } = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);
  useEffect(() => {
    if (shown) showInList(currentEntry(dialog.current?.querySelector('.menu:not([inert])') ?? null));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- decides which menu is inert
  }, [shown, isSecondaryShown]);
  // The dialog's area is filled by its parts: a click whose target is the dialog itself is outside.
  const closeBeside = (event: MouseEvent) => event.target === dialog.current && toggle();
  const items = clsx('navbar-sidebar__items', isSecondaryShown && 'navbar-sidebar__items--show-secondary');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape works
    <dialog
      ref={dialog}
      className={clsx(container, 'navbar-sidebar')}
      aria-label="Menu"
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      {header}
      <div className={items}>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={isSecondaryShown}>
          {primaryMenu}
        </div>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={!isSecondaryShown}>
          {secondaryMenu}
        </div>
      </div>
    </dialog>
  );
}
