// Add the addresses of `build/` to those that must go on answering: `tsx scripts/list-addresses.ts`, before pages move.
import fs from 'node:fs';
import { builtAddresses, formatAddresses, parseAddresses } from '../tests/built/addresses';

const file = 'tests/content/addresses.txt';
const listed = fs.existsSync(file) ? parseAddresses(fs.readFileSync(file, 'utf8')) : [];
const all = [...new Set([...listed, ...builtAddresses()])];
fs.writeFileSync(file, formatAddresses(all));
console.log(`${file}: ${all.length} addresses, ${all.length - listed.length} of them new.`);
