declare module '@generated/advice/facts.json' {
  import type { AdviceFacts } from '@site/packages/check-code/types';

  const facts: AdviceFacts;
  export default facts;
}

declare module '@generated/advice/files.json' {
  import type { AdviceFiles } from '@site/packages/check-code/files';

  const files: AdviceFiles;
  export default files;
}
