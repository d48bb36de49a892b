import path from 'node:path';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import { replacedModules, type ReplacedModule } from './table';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Replace the modules in `table.ts` with ours. A row that matches nothing fails the build. */
export default function replacedModulesPlugin({ siteDir }: LoadContext) {
  return {
    name: 'replaced-modules',
    configureWebpack: (_config, isServer) => ({
      plugins: [
        new ReplaceModules(
          replacedModules.filter(({ isBrowserOnly }) => !(isServer && isBrowserOnly)),
          siteDir,
        ),
      ],
    }),
  } satisfies Plugin;
}

/** Replaces the modules of `rows` in one bundle, with an error for each row that matched no import. */
class ReplaceModules {
  constructor(
    private readonly rows: ReplacedModule[],
    private readonly siteDir: string,
  ) {}

  apply(compiler: Compiler): void {
    const unused = new Set(this.rows);
    for (const row of this.rows)
      new compiler.webpack.NormalModuleReplacementPlugin(row.request, (found) => {
        if (row.within && !row.within.test(found.context)) return;
        unused.delete(row);
        found.request = path.join(this.siteDir, row.by);
      }).apply(compiler);
    compiler.hooks.thisCompilation.tap('ReplaceModules', (compilation) =>
      compilation.hooks.finishModules.tap('ReplaceModules', () => {
        for (const row of unused) compilation.errors.push(new Error(complaint(row)));
      }),
    );
  }
}

function complaint({ request, within, by, because, until }: ReplacedModule): string {
  return [
    `No module imports ${String(request)}${within ? ` within ${String(within)}` : ''}, so ${by} replaces nothing.`,
    `It would be missed: ${because}`,
    `Find the module's new name and correct its row in plugins/replaced-modules/table.ts, or remove the row and ${by} (${until}).`,
  ].join(' ');
}
