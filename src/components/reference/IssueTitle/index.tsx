import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

/** The heading of a row, without the theme's link: a summary must contain nothing focusable. */
export default function IssueTitle({ id, children }: { id: string; children: ReactNode }) {
  useBrokenLinks().collectAnchor(id);
  return (
    <h3 id={id} className={useAnchorTargetClassName(id)}>
      {children}
    </h3>
  );
}
