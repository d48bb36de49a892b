// npm run bench: measure the built site; run `npm run build` first. `npm run bench -- pages sort` measures
// these parts only. `npm run bench -- pages sort old=../old/build` measures another build in turn with this
// one. ROUNDS=3 measures fewer rounds.
import os from 'node:os';
import { withBuilds, type Build, type Findings } from './builds';
import { measureFirstSort } from './first-sort';
import { measurePages } from './pages';
import { measureTyping } from './typing';

const parts: Record<string, (builds: Build[]) => Promise<Findings>> = {
  pages: measurePages,
  sort: measureFirstSort,
  typing: measureTyping,
};

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const others = words.filter((word) => word.includes('='));
  const named = words.filter((word) => !others.includes(word));
  const unknown = named.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(
      `The bench has no part "${unknown.join('", "')}". Nothing was measured. Its parts are ${Object.keys(parts).join(', ')}; another build is name=folder.`,
    );
  await withBuilds(others, async (builds) => {
    for (const [name, measure] of Object.entries(parts)) {
      if (named.length > 0 && !named.includes(name)) continue;
      console.log(`\n== ${name}: load of this machine ${(os.loadavg()[0] ?? 0).toFixed(1)}`);
      const { title, explanation, columns, rows } = await measure(builds);
      const rule = columns.map((_name, index) => (index === 0 ? '---' : '---:'));
      const table = [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
      console.log(`${title}\n\n${explanation}\n\n${table}`);
    }
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
