// Change: a page with demos says so before its text, which is painted before the demos arrive (src/css/frame.css).
import Original from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';

export default function DocItem({ content }: Props) {
  return (
    <div data-with-demo={'Demo' in content}>
      <Original content={content} />
    </div>
  );
}
