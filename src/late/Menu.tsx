// Stands in for Material UI's Menu in the table and in Select, in the browser (see plugins/site-behavior).
import { whenOpen } from './whenOpen';

export default whenOpen('Menu');
