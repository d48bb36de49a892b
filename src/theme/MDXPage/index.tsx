// Change: an example's page is full width, without contents, with the tools and footer of other pages.
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import PageQuestion from '@site/src/components/PageQuestion';
import PageTools from '@site/src/components/PageTools';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import styles from './styles.module.css';

export default function MDXPage({ content: Content }: Props) {
  const { title = '', description, permalink, editUrl, lastUpdatedAt, lastUpdatedBy } = Content.metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <Layout>
        <PageMetadata title={title} description={description} />
        <main className={styles.page} id="content" tabIndex={-1} data-centered>
          <article>
            <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
              <header>
                <h1>{title}</h1>
              </header>
              <PageTools key={permalink} address={`${permalink.replace(/\/$/, '')}.md`} />
              <MDXContent>
                <Content />
              </MDXContent>
            </div>
            <EditMetaRow className={styles.foot ?? ''} {...{ editUrl, lastUpdatedAt, lastUpdatedBy }} />
            <PageQuestion title={title} permalink={permalink} />
          </article>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
