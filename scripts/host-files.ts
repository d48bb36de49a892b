// npm run host-files: write again what hosts are told, from deploy/rules.ts. A test compares.
import fs from 'node:fs';
import path from 'node:path';
import { hostFiles } from '../deploy/host-files';

for (const [file, text] of Object.entries(hostFiles())) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
