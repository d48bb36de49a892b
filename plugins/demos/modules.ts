import path from 'node:path';
import type { DemoFile } from '../demo-files';
import type { DescribedDemo } from './describe';
import type { FirstFrame } from './render';

/** What the modules are made of. */
interface Content {
  demos: readonly DescribedDemo[];
  /** None while the site is developed. */
  frames: ReadonlyMap<string, FirstFrame>;
  siteDir: string;
}

/** All generated files by their path: each demo's modules, the programs of each topic, and the list of all demos. */
export function* modulesOf({ demos, frames, siteDir }: Content): Generator<[string, string]> {
  for (const demo of demos) {
    const { id, file, text } = demo;
    yield [`client/${id}.text.json`, JSON.stringify(text)];
    yield [`client/${id}.code.js`, codeModule(demo)];
    yield [`client/${id}.run.js`, runModule(file, siteDir)];
    yield [`client/${id}.js`, clientModule(demo)];
    yield [`server/${id}.js`, serverModule(demo, frames.get(id))];
  }
  for (const topic of new Set(demos.map(({ id }) => topicOf(id))))
    yield [`client/programs/${topic}.json`, topicPrograms(demos, topic)];
  yield ['client/all.js', allDemosModule(demos)];
  yield ['server/all.js', 'export default {};\n'];
  const rules = Object.fromEntries([...frames].map(([id, frame]) => [id, frame.rules]));
  yield ['rules.json', JSON.stringify(rules)];
}

/** The module of a demo in the browser: its id, its code and its text, in the page's own bundle. */
function clientModule({ id }: DemoFile): string {
  const name = path.posix.basename(id);
  return `import { register } from '@site/src/components/Demo/islands';
import load from ${JSON.stringify(`./${name}.code.js`)};
import text from ${JSON.stringify(`./${name}.text.json`)};

export default register({ id: ${JSON.stringify(id)}, load, text });
`;
}

/**
 * The code of a demo as a lazy chunk. One module has the import for all pages, or each would get a separate
 * chunk. The chunk has no name, because every page's scripts would list it.
 */
function codeModule({ id }: DemoFile): string {
  return `export default () => import(${JSON.stringify(`./${path.posix.basename(id)}.run.js`)});\n`;
}

/** The content of a demo's chunk: its code does not run until it is called. */
function runModule(file: string, siteDir: string): string {
  const name = `@site/${path.relative(siteDir, file).split(path.sep).join('/')}`;
  return `export default () => import(/* webpackMode: "eager", webpackExports: ["default"] */ ${JSON.stringify(name)});\n`;
}

/** The module of a demo on the server: its id, its text and its first frame. */
function serverModule({ id, text }: DescribedDemo, frame: FirstFrame | undefined): string {
  return `export default ${JSON.stringify({ id, frame: frame?.html ?? '', text })};\n`;
}

/** The first folder of a demo: a topic's programs are one chunk, as every page's scripts list each chunk. */
function topicOf(id: string): string {
  return id.split('/')[0] ?? id;
}

/** The programs of a topic by demo id. */
function topicPrograms(demos: readonly DescribedDemo[], topic: string): string {
  const inTopic = demos.filter(({ id }) => topicOf(id) === topic);
  return JSON.stringify(Object.fromEntries(inTopic.map(({ id, program }) => [id, program])));
}

/** All demos by id, for pages that show one on request: no demo is loaded before that. */
function allDemosModule(demos: readonly DemoFile[]): string {
  const imports = demos.map(
    ({ id }, index) => `import load${index} from ${JSON.stringify(`./${id}.code.js`)};`,
  );
  const entries = demos.map(({ id }, index) => {
    const name = JSON.stringify(id);
    const programs = JSON.stringify(`./programs/${topicOf(id)}.json`);
    return `  ${name}: { id: ${name}, load: load${index}, loadProgram: async () => (await import(${programs})).default[${name}] },`;
  });
  return `${imports.join('\n')}

export default {
${entries.join('\n')}
};
`;
}
