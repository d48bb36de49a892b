// Change: the version is stored on a visit; the stock theme stores it only from a menu of versions.
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';
import { useEffect } from 'react';

export default function DocVersionRoot(props: Props) {
  const { pluginId, version } = props.version;
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  useEffect(() => savePreferredVersionName(version), [savePreferredVersionName, version]);
  return <Original {...props} />;
}
