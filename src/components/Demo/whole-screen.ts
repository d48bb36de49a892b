import type { DemoLanguage } from './useDemoLanguage';

/** Whether a demo is a screen of several files (examples/), which opens in the playground for editing. */
export function isWholeScreen(demoId: string): boolean {
  return demoId.startsWith('examples/');
}

/** The page of a demo: `sort/basic` of `sort/basic.third`, `docs/guides/editing` of `docs/guides/editing/add-next`. */
export function pageOf(demoId: string): string {
  return demoId.replace(/^(docs\/guides\/[^/]+)\/.*|\.[^/]*$/, '$1');
}

/** The name of a demo's file as visitors see it, without `../` for files above the demo's folder: `App.js` for App.ts. */
export function fileName(name: string, language: DemoLanguage): string {
  const shown = name.replace(/^(?:\.\.\/)+/, '');
  return language === 'ts' ? shown : shown.replace(/\.ts(x?)$/, '.js$1');
}
