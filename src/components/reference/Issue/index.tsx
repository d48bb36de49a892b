import type { ComponentProps } from 'react';

/** A row that opens in place: the theme replaces `<details>` written in a page with its own scripted box. */
export default function Issue(props: ComponentProps<'details'>) {
  return <details {...props} />;
}
