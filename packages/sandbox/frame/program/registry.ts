import * as core from '@material-table/core';
import * as mui from '@mui/material';
import * as colors from '@mui/material/colors';
import * as styles from '@mui/material/styles';
import * as muiUtils from '@mui/material/utils';
import * as pickers from '@mui/x-date-pickers';
import * as adapter from '@mui/x-date-pickers/AdapterDateFns';
import * as emotionCache from '@emotion/cache';
import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as emotionStyled from '@emotion/styled';
import * as dateFns from 'date-fns';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { isGone, missingExport, movedTo, unknownPackage } from '../messages/import-advice';
import { barrelOf, iconsPackage, importableModules, type BundledModule } from '../../packages';
import type { Fault } from '../../protocol';
import type { ImportRequest } from '../compile/modules';

type Module = Record<string, unknown>;

const bundled: Record<BundledModule, Module> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': { ...jsxRuntime, jsxDEV: jsxRuntime.jsx },
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@material-table/core': core,
  '@mui/material': mui,
  '@mui/material/colors': colors,
  '@mui/material/styles': styles,
  '@mui/material/utils': muiUtils,
  '@mui/x-date-pickers': pickers,
  '@mui/x-date-pickers/AdapterDateFns': adapter,
  'date-fns': dateFns,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@emotion/styled': emotionStyled,
  '@emotion/cache': emotionCache,
};

const modules = new Map<string, Module>(Object.entries(bundled));

const localesName = 'date-fns/locale';

export function findModule(specifier: string): Module | undefined {
  const known = modules.get(specifier);
  if (known) return known;
  const barrel = barrelOf(specifier);
  const parent = barrel === undefined ? undefined : modules.get(barrel);
  const member = specifier.slice(specifier.lastIndexOf('/') + 1);
  if (!parent || !(member in parent)) return undefined;
  return { ...parent, default: parent[member] };
}

/** One export of a loaded module; `*` is the module itself. */
export function getExport(module: Module, name: string): unknown {
  if (name === '*') return module;
  if (name === 'default') return 'default' in module ? module.default : undefined;
  return module[name];
}

/** Load an import and check that its names exist. @returns what is wrong with it. */
export async function provide(
  { specifier, names, position, namePositions }: ImportRequest,
  find: typeof findModule,
): Promise<Fault[]> {
  const moved = find(specifier) ? undefined : movedTo(specifier);
  const wanted = moved ?? specifier;
  try {
    await load(wanted, names);
  } catch {
    const message = `\`${specifier}\` could not be loaded. Are you online? Run the program again to retry.`;
    return [{ message, ...position }];
  }
  const module = find(wanted);
  const faults: Fault[] = [];
  const [, icon] = wanted.split(`${iconsPackage}/`);
  if (!module && icon) {
    return [{ message: missingExport(icon, iconsPackage, iconNames()), ...position }];
  }
  if (!module || moved) faults.push({ message: unknownPackage(specifier), ...position });
  if (!module) return faults;
  const exported = specifier === iconsPackage || moved === iconsPackage ? iconNames() : Object.keys(module);
  for (const name of names) {
    // Members of a namespace (`* as`) are hints of what to load; missing ones stay undefined.
    // MUI still exports some removed names, as functions that throw a number.
    const isStub = wanted.startsWith('@mui/') && isGone(name);
    if (!isStub && (name === '*' || names.includes('*') || name in module)) continue;
    faults.push({
      message: missingExport(name, wanted, exported),
      ...(namePositions?.get(name) ?? position),
    });
  }
  return faults;
}

async function load(specifier: string, names: string[]): Promise<void> {
  const { chunk } = importableModules.get(specifier) ?? {};
  if (specifier === iconsPackage || specifier.startsWith(`${iconsPackage}/`))
    await provideIcons(specifier, names);
  else if (specifier === localesName || specifier.startsWith(`${localesName}/`))
    await provideLocales(specifier, names);
  else if (chunk) await provideChunk(specifier, chunk);
}

/** Make what samples use without importing it available as globals. */
export function addGlobals(): void {
  const known = { ...mui, ...react, ...core, React: react, MaterialTable: core.default };
  for (const [name, value] of Object.entries(known)) if (!(name in window)) Reflect.set(window, name, value);
}

async function provideChunk(specifier: string, chunk: string): Promise<void> {
  if (!modules.has(specifier)) modules.set(specifier, await instantiate(chunk));
}

async function provideIcons(specifier: string, names: string[]): Promise<void> {
  const icons = modules.get(iconsPackage) ?? {};
  modules.set(iconsPackage, icons);
  const [, single] = specifier.split(`${iconsPackage}/`);
  const wanted = single ? [single] : names;
  const packs = new Set(
    wanted.map((name) => name.slice(0, 2).toLowerCase()).filter((pack) => ICON_PACKS.includes(pack)),
  );
  await Promise.all([...packs].map(async (pack) => Object.assign(icons, await instantiate(`icons-${pack}`))));
  if (single && single in icons) modules.set(specifier, { default: icons[single] });
}

async function provideLocales(specifier: string, names: string[]): Promise<void> {
  const locales = modules.get(localesName) ?? {};
  modules.set(localesName, locales);
  const [, single] = specifier.split(`${localesName}/`);
  const singleName = single?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const wanted = (singleName ? [singleName] : names).filter((name) => DATE_LOCALES.includes(name));
  await Promise.all(wanted.map(async (name) => Object.assign(locales, await instantiate(`locale-${name}`))));
  if (singleName && singleName in locales) {
    modules.set(specifier, { [singleName]: locales[singleName], default: locales[singleName] });
  }
}

async function instantiate(chunk: string): Promise<Module> {
  const factory = await bridge.loadChunk(chunk);
  const module: { exports: unknown } = { exports: {} };
  factory(findModule, module, module.exports);
  return module.exports as Module;
}

function iconNames(): string[] {
  return Object.keys(modules.get(iconsPackage) ?? {});
}
