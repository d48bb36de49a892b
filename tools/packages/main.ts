// npm run packages: the packages that can be published, as tarballs in .work/packages/.
import fs from 'node:fs';
import path from 'node:path';
import { makePackages } from './make';

makePackages(path.resolve(__dirname, '../../.work/packages'), process.argv.slice(2)).then(
  (tarballs) => {
    for (const tarball of tarballs)
      console.log(
        `${path.relative(process.cwd(), tarball)} ${Math.ceil(fs.statSync(tarball).size / 1000)} kB`,
      );
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
