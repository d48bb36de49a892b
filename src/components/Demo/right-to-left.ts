import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Styles of tables that read from right to left, under a key of their own. */
export const rightToLeftCache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
