/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/plugin-content-pages" />

declare module '@demo/all' {
  import type { DemoModule } from '@site/src/components/Demo/types';

  const demos: Record<string, DemoModule>;
  export default demos;
}

declare module '@generated/package-facts/facts.json' {
  import type { PackageFacts } from '@site/plugins/package-facts';

  const facts: PackageFacts;
  export default facts;
}
