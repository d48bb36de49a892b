/// <reference types="@docusaurus/theme-classic" />

declare module '@demo/all' {
  import type { ListedDemo } from '@site/src/components/Demo/types';

  /** By demo id; empty on the server. */
  const demos: Record<string, ListedDemo>;
  export default demos;
}

declare module '@generated/docusaurus-plugin-content-docs/demos/pages.json' {
  /** By the id of the demo page. */
  const pages: Record<string, { title: string; description: string }>;
  export default pages;
}

declare module '@generated/package-facts/facts.json' {
  import type { PackageFacts } from '@site/src/generated/facts';

  const facts: PackageFacts;
  export default facts;
}

declare module '@generated/package-facts/table-look.json' {
  const text: string;
  export default text;
}

declare module '@generated/advice/facts.json' {
  import type { AdviceFacts } from '#check-code/types.ts';

  const facts: AdviceFacts;
  export default facts;
}

declare module '@generated/playground-programs/starts.json' {
  import type { Start } from '@site/src/generated/facts';

  const starts: Start[];
  export default starts;
}

declare module '@generated/playground-programs/programs.json' {
  /** The texts by id. */
  const programs: Record<string, string>;
  export default programs;
}

declare module '@demo/home/*' {
  import type { PageDemo } from '@site/src/components/Demo/types';

  const demo: PageDemo;
  export default demo;
}

declare module '*.css?raw' {
  const text: string;
  export default text;
}
