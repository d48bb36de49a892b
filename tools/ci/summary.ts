// Print the size changes of a pull request as Markdown, and the number of test quotes on each page:
// `tsx tools/ci/summary.ts <base build> <this build>`.
import { quotesPerPage } from '../../plugins/api-reference/sentences/quotes-per-page';
import { measureBuild } from './build-measures';
import { compareMeasures } from './compare-measures';

const [base, head] = process.argv.slice(2);
if (!base || !head) throw new Error('Pass two folders with built sites: the base first, then this one.');
console.log(`## Sizes\n\n${compareMeasures(measureBuild(base), measureBuild(head))}`);

const rows = Object.entries(quotesPerPage()).map(([page, count]) => `| ${page} | ${count} |`);
console.log(`\n## Quotes of tests\n\n| page | quotes |\n| --- | ---: |\n${rows.join('\n')}`);
