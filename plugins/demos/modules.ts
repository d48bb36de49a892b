import type { DemoText } from './describe';
import type { DemoFile } from './find';
import type { FirstFrame } from './render';

/** The module of a demo in the browser: its name and two lazy chunks, so that a page's own bundle holds neither. */
export function clientModule({ id, file }: DemoFile): string {
  const chunk = id.replace(/[^a-zA-Z0-9]+/g, '-');
  return `export default {
  id: ${JSON.stringify(id)},
  load: () => import(/* webpackChunkName: "demo-${chunk}" */ ${JSON.stringify(file)}),
  loadText: () => import(/* webpackChunkName: "demo-text-${chunk}" */ ${JSON.stringify(`./${id.split('/').pop()}.text.json`)}),
};
`;
}

/** The module of a demo on the server: the same name, with the first frame and the text in it instead of loaders. */
export function serverModule({ id }: DemoFile, text: DemoText, frame: FirstFrame | undefined): string {
  return `export default ${JSON.stringify({ id, frame: frame?.html ?? '', text })};\n`;
}

/** A map of all demos by name, for the page that shows one of them by its address. */
export function allDemosModule(demos: DemoFile[]): string {
  const lines = demos.map(({ id }) => `  ${JSON.stringify(id)}: () => import(/* webpackMode: "lazy-once", webpackChunkName: "demo-index" */ ${JSON.stringify(`./${id}.js`)}),`);
  return `export default {\n${lines.join('\n')}\n};\n`;
}
