// Stands in for Material UI's Popper in Tooltip, in the browser (see plugins/site-behavior).
import { whenOpen } from './whenOpen';

export default whenOpen('Popper');
