import path from 'node:path';
import { serve } from './server';

const { url } = await serve({
  root: path.resolve('build'),
  basePath: '/material-table-core-website/',
  port: Number(process.env.PORT ?? 3000),
});
console.log(`The site is served at ${url} (stop with Ctrl+C).`);
