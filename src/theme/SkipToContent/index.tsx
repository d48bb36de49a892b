// Change: a plain link to the page's text, which works before scripts. The stock one leads to the sidebar.
import { useHistory } from '@docusaurus/router';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { useRef } from 'react';
import styles from './styles.module.css';

export default function SkipToContent() {
  const start = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  // As in the stock component: after a navigation the keyboard begins at the top of the page.
  useLocationChange(({ location, previousLocation }) => {
    const isNewPage = location.pathname !== previousLocation?.pathname;
    if (isNewPage && !location.hash && action === 'PUSH') start.current?.focus({ preventScroll: true });
  });
  return (
    <div ref={start} className={styles.start} role="region" aria-label="Skip to main content" tabIndex={-1}>
      <a className={styles.link} href="#content">
        Skip to main content
      </a>
    </div>
  );
}
