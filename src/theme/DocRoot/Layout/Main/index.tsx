// Change: the target of the skip link (src/theme/SkipToContent) is in the page's text.
import Original from '@theme-original/DocRoot/Layout/Main';
import type { Props } from '@theme/DocRoot/Layout/Main';

export default function DocRootLayoutMain({ children, ...rest }: Props) {
  return (
    <Original {...rest}>
      <div id="content" tabIndex={-1}>
        {children}
      </div>
    </Original>
  );
}
