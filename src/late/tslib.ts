// Stands in for `tslib` in the generator's own browser code (see plugins/site-behavior), which uses one of its helpers and as a CommonJS
// module would bring them all: 3 kB (brotli) of each page.
/* oxlint-disable no-underscore-dangle -- these names are given */
export const __importDefault = (module: { __esModule?: boolean }): object =>
  module.__esModule ? module : { default: module };
