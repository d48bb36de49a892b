import type { DemoText } from './describe';
import type { DemoFile } from './find';
import type { FirstFrame } from './render';

/** The module of a demo in the browser: its name and two lazy chunks, so that a page's own bundle holds neither. */
export function clientModule({ id, file }: DemoFile, text: DemoText): string {
  const chunk = id.replace(/[^a-zA-Z0-9]+/g, '-');
  return `export default {
  id: ${JSON.stringify(id)},
  fileNames: ${JSON.stringify(fileNames(text))},
  load: () => import(/* webpackChunkName: "demo-${chunk}" */ ${JSON.stringify(file)}),
  loadText: () => import(/* webpackChunkName: "demo-text-${chunk}" */ ${JSON.stringify(`./${id.split('/').pop()}.text.json`)}),
};
`;
}

/** The module of a demo on the server: the same name, with the first frame and the text in it instead of loaders. */
export function serverModule({ id }: DemoFile, text: DemoText, frame: FirstFrame | undefined): string {
  return `export default ${JSON.stringify({ id, fileNames: fileNames(text), frame: frame?.html ?? '', text })};\n`;
}

/** All demos by name, for the page that shows the one which its address names. */
export function allDemosModule(demos: DemoFile[]): string {
  const lines = demos.map(({ id }) => `  ${JSON.stringify(id)}: () => import(/* webpackChunkName: "demo-module-${id.replace(/[^a-zA-Z0-9]+/g, '-')}" */ ${JSON.stringify(`./${id}.js`)}),`);
  return `export default {\n${lines.join('\n')}\n};\n`;
}

function fileNames({ files }: DemoText): string[] {
  return files.map(({ name }) => name);
}
