// npm start: install what is missing, build the site, serve it.
import { installPackages, run } from './install.mjs';

installPackages();
run('node', ['tools/build.mjs']);
run('npx', ['tsx', 'tools/serve.ts']);
