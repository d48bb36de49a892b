// npx tsx tools/weigh-table.ts: the size and parts of the table, for docs/guides/bundle-size.mdx.
import { version } from 'esbuild';
import { weightTables } from './weigh-table/tables';
import { weigh } from './weigh-table/weights';

async function main(): Promise<void> {
  const { programs, parts } = weightTables(await weigh(process.cwd()));
  const day = new Date().toISOString().slice(0, 10);
  console.log(`Measured on ${day} with esbuild ${version}.\n\n${programs}\n\n${parts}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
