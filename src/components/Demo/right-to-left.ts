import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Styles of right-to-left tables, under a separate key. */
export const rightToLeftCache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
