// npm run bench: measure the built site; run `npm run build` first. `npm run bench -- pages search` measures
// these parts only. `npm run bench -- pages sort old=../old/build` measures another build in turn with this
// one. ROUNDS=3 measures fewer rounds; RECORD=1 writes tools/bench/RESULTS.md.
import os from 'node:os';
import { measureFirstSort } from './first-sort';
import { measureOrders } from './orders';
import { measurePackages } from './packages';
import { measurePages } from './pages';
import { recordResult, textOf, type Findings } from './results';
import { measureSearch } from './search';
import { measureTyping } from './typing';

const parts: Record<string, (others: string[]) => Promise<Findings>> = {
  pages: measurePages,
  sort: measureFirstSort,
  search: measureSearch,
  typing: measureTyping,
  orders: measureOrders,
  packages: measurePackages,
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
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n== ${name}: load of this machine ${(os.loadavg()[0] ?? 0).toFixed(1)}`);
    const findings = await measure(others);
    console.log(`${findings.title}\n\n${textOf(findings)}`);
    if (process.env.RECORD) recordResult(findings.title, `npm run bench -- ${name}`, textOf(findings));
    if (findings.over.length > 0) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
