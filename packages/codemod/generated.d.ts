declare module '@generated/codemod/lines.json' {
  import type { Line } from '#check-code/upgrade/lines.ts';

  const lines: Line[];
  export default lines;
}

declare module '@generated/codemod/current.json' {
  import type { Current } from './facts';

  const current: Current;
  export default current;
}
