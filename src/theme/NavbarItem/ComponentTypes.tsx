// Change: only the kinds of items that this site's navbar has, so that the others aren't in every page's scripts.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

const ComponentTypes = { default: DefaultNavbarItem };

export default ComponentTypes;
