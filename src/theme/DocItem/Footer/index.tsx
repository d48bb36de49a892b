// Change: the page footer links to an issue form that knows which page it is about.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageQuestion from '@site/src/components/PageQuestion';
import Original from '@theme-original/DocItem/Footer';

export default function DocItemFooter() {
  const { title, permalink } = useDoc().metadata;
  return (
    <>
      <Original />
      <PageQuestion title={title} permalink={permalink} />
    </>
  );
}
