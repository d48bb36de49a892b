// Change: below the title are the Markdown tools.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageTools from '@site/src/components/PageTools';
import Original from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';

export default function DocItemContent({ children }: Props) {
  const { permalink } = useDoc().metadata;
  return (
    <Original>
      <PageTools key={permalink} address={`${permalink.replace(/\/$/, '')}.md`} />
      {children}
    </Original>
  );
}
