// npm run packages: tarballs of the packages, in .work/packages/. --with-site also adds them to build/.
import fs from 'node:fs';
import path from 'node:path';
import { arePackagesPublished, packageFile } from '../../site-path';
import { makePackages } from './make';

const root = path.resolve(__dirname, '../..');
const folders = process.argv.slice(2).filter((one) => !one.startsWith('-'));
const isWithSite = process.argv.includes('--with-site');

async function main(): Promise<void> {
  if (isWithSite && arePackagesPublished) return;
  const tarballs = await makePackages(path.join(root, '.work/packages'), folders);
  for (const tarball of tarballs) {
    const size = `${Math.ceil(fs.statSync(tarball).size / 1000)} kB`;
    console.log(`${path.relative(process.cwd(), tarball)} ${size}`);
    if (isWithSite) serveWithSite(tarball);
  }
}

/** Without its version: the address stays when the library has a new one. */
function serveWithSite(tarball: string): void {
  const file = path.join(
    root,
    'build',
    packageFile(path.basename(tarball).replace(/^material-table-|-[\d.]+\.tgz$/g, '')),
  );
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.copyFileSync(tarball, file);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
