import type { ESLint, Linter } from 'eslint';

declare const plugin: ESLint.Plugin & {
  configs: {
    /** All rules: what breaks or loses data is an error, the rest a warning. */
    recommended: Linter.Config;
  };
};
export default plugin;
// As `require` returns it.
export { plugin as 'module.exports' };
