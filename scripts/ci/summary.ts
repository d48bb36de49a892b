// Print as Markdown what a pull request changes in size and coverage: `tsx scripts/ci/summary.ts <base build> <this build>`.
import { measureBuild } from './build-measures';
import { compareMeasures } from './compare-measures';

const [base, head] = process.argv.slice(2);
if (!base || !head) throw new Error('Say two folders with built sites: the base first, then this one.');
console.log(`## Sizes and coverage\n\n${compareMeasures(measureBuild(base), measureBuild(head))}`);
