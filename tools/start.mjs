// npm start: install what is missing, build the site, serve it.
import { installPackages, run } from './install.mjs';

installPackages();
run('npm', ['run', 'build']);
run('npm', ['run', 'serve']);
