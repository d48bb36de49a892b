// Change: one line, which examples have, too.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageFoot from '../../../components/PageFoot';

export default function DocItemFooter() {
  return <PageFoot {...useDoc().metadata} />;
}
