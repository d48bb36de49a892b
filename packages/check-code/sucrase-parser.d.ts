// The whole of sucrase is twice its parser, and the package has no types where the parser is.
declare module 'sucrase/dist/parser/index.js' {
  export { parse } from 'sucrase/dist/types/parser';
}
