/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/plugin-content-pages" />

declare module '@demo/all' {
  import type { ListedDemo } from '@site/src/components/Demo/types';

  /** By demo id; empty on the server. */
  const demos: Record<string, ListedDemo>;
  export default demos;
}

declare module '@generated/package-facts/facts.json' {
  import type { PackageFacts } from '@site/plugins/package-facts';

  const facts: PackageFacts;
  export default facts;
}

declare module '@demo/home' {
  import type { HomeLine } from '@site/demos/_home/source';
  import type { DemoModule } from '@site/src/components/Demo/types';

  /** The programs by demo id; empty on the server. */
  export const loaders: Record<string, NonNullable<DemoModule['load']>>;
  export const lines: (HomeLine & { html: string })[];
  /** The first frame, on the server only. */
  export const frame: string | undefined;
}
