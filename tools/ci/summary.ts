// Print as Markdown what a pull request changes in size, and how many quotes of tests each page has:
// `tsx tools/ci/summary.ts <base build> <this build>`.
import { quotesPerPage } from '../../plugins/api-reference/sentences/quotes-per-page';
import { measureBuild } from './build-measures';
import { compareMeasures } from './compare-measures';

const [base, head] = process.argv.slice(2);
if (!base || !head) throw new Error('Pass two folders with built sites: the base first, then this one.');
console.log(`## Sizes\n\n${compareMeasures(measureBuild(base), measureBuild(head))}`);

const rows = Object.entries(quotesPerPage()).map(([page, count]) => `| ${page} | ${count} |`);
console.log(`\n## Quotes of tests\n\n| page | quotes |\n| --- | ---: |\n${rows.join('\n')}`);
