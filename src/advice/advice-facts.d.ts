declare module '@generated/advice/facts.json' {
  import type { AdviceFacts } from '@site/src/advice/types';

  const facts: AdviceFacts;
  export default facts;
}

declare module '@generated/advice/files.json' {
  import type { AdviceFiles } from '@site/src/advice/files';

  const files: AdviceFiles;
  export default files;
}
