// Change: the theme's search bar is empty; this is the site's own search.
export { default } from '../../components/Search';
