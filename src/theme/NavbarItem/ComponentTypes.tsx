// Change: only the kinds of items that this navbar has, to keep the others out of every page.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

const ComponentTypes = { default: DefaultNavbarItem };

export default ComponentTypes;
