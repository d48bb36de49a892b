import advice from '@generated/advice/facts.json';
import current from '@generated/codemod/current.json';
import lines from '@generated/codemod/lines.json';
import { run } from './run';

process.exitCode = run(process.argv.slice(2), { advice, lines, current }, process.cwd(), {
  print: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(`${text}\n`),
});
