// The whole of sucrase is twice as large as its parser, and the parser's path has no types.
declare module 'sucrase/dist/parser/index.js' {
  export { parse } from 'sucrase/dist/types/parser';
}
