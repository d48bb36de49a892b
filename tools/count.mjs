// Part of npm run check: count the code of each room and compare it with its ceiling in tools/ceilings.json.
// Ceilings only fall: whoever makes a room smaller writes the new figure there.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @type {Record<string, number>} */
const ceilings = JSON.parse(readFileSync('tools/ceilings.json', 'utf8'));
const isTest = /\.(?:test|spec)\.|^tests\//;
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((name) => /\.(?:tsx?|mts|mjs|cjs)$/.test(name));

/** @type {Record<string, number>} */
const counts = Object.fromEntries(Object.keys(ceilings).map((room) => [room, 0]));
for (const name of files) {
  const lines = readLines(name);
  if (isTest.test(name)) add('tests', lines.length);
  // A test's data belongs to the test.
  else if (!name.includes('/fixtures/')) add(roomOf(name), lines.filter(isCode).length);
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
add(
  'direct packages',
  Object.keys(manifest.dependencies).length + Object.keys(manifest.devDependencies).length,
);

for (const [room, count] of Object.entries(counts))
  console.log(`${room.padEnd(24)}${String(count).padStart(7)} of ${ceilings[room] ?? 0}`);
const above = Object.keys(counts).filter((room) => (counts[room] ?? 0) > (ceilings[room] ?? 0));
if (above.length > 0)
  console.log(
    `Above its ceiling: ${above.join(', ')}. Delete as much as you add, or move lines between two ceilings.`,
  );
process.exit(above.length > 0 ? 1 : 0);

/** @param {string} name */
function roomOf(name) {
  const [room = '', inside = ''] = name.split('/');
  return room === 'packages' ? `packages/${inside}` : room;
}

/** @param {string} room @param {number} lines */
function add(room, lines) {
  // A new room has no ceiling yet, so it is above it.
  if (room in counts || /^(?:src|plugins|tools|packages)\b/.test(room))
    counts[room] = (counts[room] ?? 0) + lines;
}

/** @param {string} name */
function readLines(name) {
  try {
    return readFileSync(name, 'utf8').replace(/\n$/, '').split('\n');
  } catch {
    // Deleted, and git doesn't know yet.
    return [];
  }
}

/** Neither blank nor a comment by itself. @param {string} line */
function isCode(line) {
  return !/^\s*(?:\/\/.*|\*.*|\/\*.*)?$/.test(line);
}
