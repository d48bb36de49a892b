// npm run build: the site, including the packages that aren't on npm yet.
import { run } from './install.mjs';

run('npx', ['docusaurus', 'build', ...process.argv.slice(2)]);
run('npx', ['tsx', 'tools/packages/main.ts', '--with-site']);
