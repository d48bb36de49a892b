declare module '@generated/advice/facts.json' {
  import type { AdviceFacts } from '@site/src/advice/types';

  const facts: AdviceFacts;
  export default facts;
}
