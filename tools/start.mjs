// npm start: install what is missing, build the site, serve it.
import { installPackages, run } from './install.mjs';

installPackages();
run('npx', ['docusaurus', 'build']);
run('npx', ['tsx', 'tools/serve.ts']);
