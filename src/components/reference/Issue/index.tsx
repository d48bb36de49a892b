import type { ComponentProps } from 'react';

/** A row that opens in place, as the browser does it: `<details>` in a page becomes the theme's box with its own script. */
export default function Issue(props: ComponentProps<'details'>) {
  return <details {...props} />;
}
