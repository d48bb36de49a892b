import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { adviceFacts } from '../../plugins/advice/facts';
import { readHistory } from '#library-facts/history/index.ts';
import { libraryDir } from '#library-facts/model/paths.ts';
import { bundle, type PackageFiles } from './bundle';
import { manifestOf, published, version, type Published } from './manifests';

const siteDir = path.resolve(__dirname, '../..');
const build = path.join(siteDir, 'build');

/** Write a package into a folder, as in its tarball. @param builtDir the built site. */
export async function writePackage(one: Published, outDir: string, builtDir = build): Promise<void> {
  const files = await filesOf(one, builtDir);
  fs.rmSync(outDir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text, { mode: name.startsWith('bin.') ? 0o755 : 0o644 });
  }
}

/** Create the tarballs of all or named packages. @returns their files. @throws when one is too large. */
export async function makePackages(
  outDir: string,
  folders: readonly string[] = [],
  builtDir = build,
): Promise<string[]> {
  const tarballs: string[] = [];
  for (const one of published) {
    if (folders.length > 0 && !folders.includes(one.folder)) continue;
    const folder = path.join(outDir, one.folder);
    await writePackage(one, folder, builtDir);
    const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', outDir];
    const name = execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }).trim();
    const tarball = path.join(outDir, name);
    const { size } = fs.statSync(tarball);
    if (size > one.limit)
      throw new Error(
        `${name} has ${size} bytes, more than its ${one.limit}. Find out what made its bundle larger.`,
      );
    tarballs.push(tarball);
  }
  return tarballs;
}

async function filesOf(one: Published, builtDir: string): Promise<PackageFiles> {
  const own = path.join(siteDir, 'packages', one.folder);
  const entries = Object.fromEntries(
    Object.entries(one.entries).map(([name, file]) => [name, path.join(own, file)]),
  );
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  return {
    ...(await bundle(siteDir, entries, generatedTexts())),
    ...('types' in one.manifest && { 'index.d.ts': read(path.join(own, 'public.d.ts')) }),
    ...one.files?.(siteDir, builtDir),
    'package.json': `${JSON.stringify(manifestOf(one), null, 2)}\n`,
    'README.md': read(path.join(own, 'README.md')),
    'CHANGELOG.md': read(path.join(own, 'CHANGELOG.md')),
    LICENSE: read(path.join(siteDir, 'LICENSE')),
  };
}

let texts: Record<string, string> | undefined;

/** The generated modules that the entry points import as `@generated/…`. */
function generatedTexts(): Record<string, string> {
  if (texts) return texts;
  const { dependencies, peerDependencies } = readJsonFile<
    Record<'dependencies' | 'peerDependencies', Record<string, string>>
  >(path.join(libraryDir, 'package.json'));
  const needs = Object.fromEntries(
    Object.entries({ ...dependencies, ...peerDependencies }).filter(([name]) =>
      /^(?:react|react-dom|date-fns|@(?:mui|emotion)\/.+)$/.test(name),
    ),
  );
  texts = {
    'advice/facts.json': JSON.stringify(adviceFacts()),
    'codemod/lines.json': JSON.stringify(readHistory().map(({ line }) => line)),
    'codemod/current.json': JSON.stringify({ version, needs }),
  };
  return texts;
}
