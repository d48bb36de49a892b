// Change: the theme has an empty place here; this is the site's own search.
export { default } from '../../components/Search';
