declare module '@generated/completion/data.json' {
  import type { MemberFacts } from '@site/packages/sandbox/editor/member-facts';

  const data: Record<string, Record<string, MemberFacts>>;
  export default data;
}
