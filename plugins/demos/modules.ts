import type { DemoText } from './describe';
import type { DemoFile } from './find';
import type { FirstFrame } from './render';

/**
 * The module of a demo in the browser: its name, its code as a lazy chunk and the address of its text, so that a page's own bundle
 * holds neither. The chunk has no name, because every page's scripts would list it.
 */
export function clientModule({ id, file }: DemoFile, text: DemoText): string {
  return `import { offerDemo } from '@site/src/components/Demo/early';

export default offerDemo({
  id: ${JSON.stringify(id)},
  fileNames: ${JSON.stringify(fileNames(text))},
  load: () => import(${JSON.stringify(file)}),
  textUrl: new URL(${JSON.stringify(`./${id.split('/').pop()}.text.json`)}, import.meta.url).href,
});
`;
}

/** The module of a demo on the server: the same name, with the first frame and the text in it instead of loaders. */
export function serverModule({ id }: DemoFile, text: DemoText, frame: FirstFrame | undefined): string {
  return `export default ${JSON.stringify({ id, fileNames: fileNames(text), frame: frame?.html ?? '', text })};\n`;
}

/** All demos by name, for the pages that show the one which is asked for. */
export function allDemosModule(demos: DemoFile[]): string {
  const imports = demos.map(({ id }, index) => `import demo${index} from ${JSON.stringify(`./${id}.js`)};`);
  const names = demos.map(({ id }, index) => `  ${JSON.stringify(id)}: demo${index},`);
  return `${imports.join('\n')}\n\nexport default {\n${names.join('\n')}\n};\n`;
}

function fileNames({ files }: DemoText): string[] {
  return files.map(({ name }) => name);
}
