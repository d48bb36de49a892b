import fs from 'node:fs';
import path from 'node:path';

/** Remove what a build keeps for the next one: packages' caches, what plugins have generated, and the compiled configuration in `tmp`. */
export function emptyCaches(site: string, tmp: string): void {
  for (const folder of [path.join(site, 'node_modules/.cache'), path.join(site, '.docusaurus'), tmp])
    fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(tmp);
}
