// npm run build: the site, and in it the packages that npm doesn't have yet.
import { run } from './install.mjs';

run('npx', ['docusaurus', 'build', ...process.argv.slice(2)]);
run('npx', ['tsx', 'tools/packages/main.ts', '--with-site']);
