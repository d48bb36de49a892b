// Change: an example's page is full width, without contents, with the foot of other pages.
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import PageFoot from '@site/src/components/PageFoot';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import styles from './styles.module.css';

export default function MDXPage({ content: Content }: Props) {
  const { title, description } = Content.metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <Layout>
        <PageMetadata title={title} description={description} />
        <main
          className={styles.page}
          id="content"
          tabIndex={-1}
          data-centered
          data-with-demo={'Demo' in Content}
        >
          <article>
            <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
              <header>
                <h1>{title}</h1>
              </header>
              <MDXContent>
                <Content />
              </MDXContent>
            </div>
            <PageFoot {...Content.metadata} />
          </article>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
