// Change: only the kinds of items that this site's navbar has, so that the others aren't in every page's scripts.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';

const ComponentTypes = { default: DefaultNavbarItem, docSidebar: DocSidebarNavbarItem };

export default ComponentTypes;
