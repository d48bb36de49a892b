// Change: without the theme's rule for `header + *`, which no page here needs. Because of its `*`, browsers
// recompute the styles of a whole list, table or editor when an element in it is added or removed.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props) {
  const { frontMatter, metadata, toc } = useDoc();
  const windowSize = useWindowSize();
  const isHidden = frontMatter.hide_table_of_contents;
  const hasContents = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx('col', !isHidden && styles.text)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasContents && windowSize !== 'mobile' && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
