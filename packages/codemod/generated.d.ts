declare module '@generated/codemod/lines.json' {
  import type { Line } from './lines';

  const lines: Line[];
  export default lines;
}

declare module '@generated/codemod/current.json' {
  import type { Current } from './lines';

  const current: Current;
  export default current;
}
