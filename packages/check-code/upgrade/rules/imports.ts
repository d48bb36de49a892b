import { goneExports, iconNow, renamedExports, renamedModules, successors } from '../../data/old-material-ui';
import { fix, replace } from '../../fixes';
import type { Program } from '../../program/program';
import { argumentsOf, calleeOf, type Node } from '../../program/syntax';
import { modulesOf, namesTaken, type Taken } from '../taken';
import type { Finding, Rule } from '../../types';

const isMaterial = (source: string) => /^@(?:material-ui\/(?:core|lab)|mui\/material)(?:\/|$)/.test(source);
const isIcons = (source: string) => /^@(?:material-ui\/icons|mui\/icons-material)(?:\/|$)/.test(source);

/** `@material-ui` is now `@mui`, and each path one that the package exports. */
export const materialUi: Rule = {
  since: '6.0',
  href: '/docs/upgrade#from-material-ui-to-mui-packages',
  *check(program) {
    for (const [string, source, node] of modulesOf(program)) {
      const own = namesTaken(program).filter((one) => one.node.from === node.from);
      // An import of something removed has its own step.
      const gone = own.filter(isGone);
      const moved = movedTo(source);
      if (moved !== undefined && gone.length > 0) {
        if (gone.length < own.length)
          yield {
            at: string,
            message: `\`${source}\` is \`${moved}\`, which has no ${names(gone)}: import the others from there.`,
          };
      } else if (moved !== undefined) yield* move(program, { string, source, node }, moved);
      else if (/^@mui\/lab(?:\/|$)/.test(source))
        yield {
          at: string,
          since: '8.0',
          message: `\`${source}\` ends with Material UI 7: build it from other parts.`,
        };
      else if (gone.length === 0 && source.startsWith('@material-ui/'))
        yield {
          at: string,
          message: `\`${source}\` ended with Material UI 4${placeOfOld(source)}.`,
        };
    }
  },
};

function placeOfOld(source: string): string {
  const now = successors[source.split('/')[1] ?? ''];
  return now
    ? `; \`${now}\` takes its place`
    : ', and no package has the same: look for its part at Material UI';
}

const names = (items: Taken[]) => items.map(({ name }) => `\`${name}\``).join(', ');

const movedTo = (source: string): string | undefined => {
  const rule = renamedModules.find(([old]) => old.test(source));
  if (rule) return source.replace(...rule);
  return /^@mui\/(?:material|icons-material)\//.test(source) ? source : undefined;
};

interface Module {
  string: Node;
  source: string;
  node: Node;
}

/** The step from one address to another, unless it stays the same. */
function* move(program: Program, { string, source, node }: Module, moved: string): Generator<Finding> {
  const exported = exportedPath(moved);
  if (exported === undefined)
    yield {
      at: string,
      message: `\`${moved}\` isn’t exported by Material UI 9: take what you need from \`@mui/material\`.`,
    };
  else if (exported.named !== undefined) {
    const { path, named } = exported;
    const edit = node.name === 'ImportDeclaration' ? byName(program, node, path, named) : undefined;
    yield {
      at: string,
      message: `\`${source}\` is \`${renamedExports[named] ?? named}\` of \`${path}\`.`,
      ...(edit ? { fix: fix(`Import from ${path}`, replace(node, edit)) } : {}),
    };
  } else if (exported.path !== source)
    yield {
      at: string,
      message: `\`${source}\` is \`${exported.path}\`.`,
      fix: fix(`Import ${exported.path}`, replace(string, `'${exported.path}'`)),
    };
}

/** The address under which Material UI 9 exports a path, and the name of the export if it is no default one. */
function exportedPath(moved: string): { path: string; named?: string } | undefined {
  const [scope = '', name = '', ...folders] = moved.replace(/(?:\/index)?(?:\.m?js)?$/, '').split('/');
  const [first, second, ...more] = folders.filter((one) => !/^(?:es|esm|node|modern|legacy)$/.test(one));
  const base = `${scope}/${name}`;
  if (first === undefined) return { path: base };
  if (name === 'icons-material') return second === undefined ? { path: `${base}/${first}` } : undefined;
  if (first === 'StyledEngineProvider') return { path: `${base}/styles`, named: first };
  if (more.length > 0 || /^(?:test-utils|umd|types|useTouchRipple)$/.test(first)) return undefined;
  if (second === undefined || second === first) return { path: `${base}/${renamedExports[first] ?? first}` };
  if (/^(?:colors|styles|utils)$/.test(first)) return { path: `${base}/${first}`, named: second };
  return first === 'ButtonBase' && second === 'TouchRipple' ? { path: moved } : undefined;
}

/** A default import as one by name: `import { createTheme as createMuiTheme } from …`. */
function byName(program: Program, node: Node, path: string, named: string): string | undefined {
  const local = node.getChild('VariableDefinition');
  const group = node.getChild('ImportGroup');
  if (node.getChild('Star')) return undefined;
  const now = renamedExports[named] ?? named;
  const own = local ? program.text(local) : undefined;
  const first = own === undefined ? [] : [now === own ? now : `${now} as ${own}`];
  const others = group ? program.text(group).replace(/^\{\s*|[\s,]*\}$/g, '') : '';
  const all = [...first, ...(others ? [others] : [])].join(', ');
  return all === '' ? undefined : `import { ${all} } from '${path}';`;
}

const exportedName = ({ name, source }: Taken) =>
  name === 'default' ? (source.split('/').at(-1) ?? '') : name;

const isGone = (item: Taken) =>
  /^@(?:material-ui\/(?!icons)|mui\/material(?:\/|$))/.test(item.source) &&
  Object.hasOwn(goneExports, exportedName(item));

/** Names that Material UI 5 to 9 renamed, and its old styles, which need rewriting; themes have their own rule. */
export const materialNames: Rule = {
  since: '6.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    for (const item of namesTaken(program)) {
      const now = Object.hasOwn(renamedExports, item.name) ? renamedExports[item.name] : undefined;
      if (isMaterial(item.source) && now !== undefined)
        yield {
          at: item.at,
          message: `\`${item.name}\` is \`${now}\`.`,
          fix: fix(`Import ${now}`, item.rename(now)),
        };
      if (!isGone(item)) continue;
      const instead = goneExports[exportedName(item)];
      yield {
        at: item.at,
        message: `\`${exportedName(item)}\` was removed from Material UI${instead ? `: ${instead}` : ''}.`,
      };
    }
    for (const [string, source, node] of modulesOf(program))
      if (isMaterial(source) && node.name === 'ExportDeclaration' && node.getChild('Star'))
        yield {
          at: string,
          message: `This passes on all of \`${source}\`: what other files take from here is not read, so compare it with Material UI 9.`,
        };
  },
};

/** Icons with a different name in Material UI 9, or without one. */
export const iconNames: Rule = {
  since: '8.0',
  href: '/docs/upgrade#no-alias-for-deleteoutline',
  *check(program) {
    for (const [string, source] of modulesOf(program)) {
      const [, path, name = ''] = /^(@[\w-]+\/icons(?:-material)?\/.*?)(\w+)$/.exec(source) ?? [];
      if (path !== undefined && isIcons(source))
        yield* iconStep(string, name, (now) => replace(string, `'${path}${now}'`));
    }
    for (const { name, source, at, rename } of namesTaken(program))
      if (isIcons(source)) yield* iconStep(at, name, rename);
  },
};

function* iconStep(at: Node, name: string, rename: Taken['rename']): Generator<Finding> {
  const now = iconNow(name);
  if (now === undefined) yield { at, message: `Material UI 9 has no icon \`${name}\`: choose another one.` };
  else if (now !== name)
    yield { at, message: `\`${name}\` is \`${now}\`.`, fix: fix(`Import ${now}`, rename(now)) };
}

/** The exporters were part of the package, and are now a separate one. */
export const exporters: Rule = {
  since: '3.0',
  href: '/docs/upgrade#exportcsv-and-exportpdf-are-a-package-of-their-own',
  *check(program) {
    for (const [string, source] of modulesOf(program)) {
      if (source.startsWith('@material-table/core/exporters'))
        yield {
          at: string,
          message: 'The exporters are a separate package.',
          fix: fix('Import @material-table/exporters', replace(string, "'@material-table/exporters'")),
        };
    }
  },
};

/** Functions and locales of date-fns by path are exports by name since its version 3. */
export const dateFns: Rule = {
  since: '6.4',
  href: '/docs/upgrade#locales-from-date-fns-3',
  *check(program) {
    for (const { name, local, source, node, isType } of program.imports) {
      const [, path = ''] = /^date-fns\/(?:esm\/)?(.+)$/.exec(source) ?? [];
      if (name !== 'default' || isType || path === '' || path === 'locale') continue;
      const exported = (path.split('/').at(-1) ?? '').replace(/-(.)/g, (_, letter: string) =>
        letter.toUpperCase(),
      );
      const from = path.startsWith('locale/') ? 'date-fns/locale' : 'date-fns';
      const named = exported === local ? local : `${exported} as ${local}`;
      yield {
        at: node,
        message: `\`${source}\` has no default export any more.`,
        fix: fix('Import it by name', replace(node, `import { ${named} } from '${from}';`)),
      };
    }
  },
};

/** The original package without an `import` statement, and tables that aren't written as tags. */
export const otherWays: Rule = {
  since: '2.0',
  href: '/docs/upgrade#from-material-table-to-material-tablecore',
  *check(program) {
    for (const [string, source, node] of modulesOf(program))
      if (source === 'material-table' && node.name !== 'ImportDeclaration')
        yield {
          at: string,
          message: '`material-table` is `@material-table/core`.',
          fix: fix('Load @material-table/core', replace(string, "'@material-table/core'")),
        };
      else if (source.startsWith('material-table/'))
        yield {
          at: string,
          message: `\`${source}\` is a file of the package that ended in 2020: \`@material-table/core\` exports what it has by name.`,
        };
    for (const call of program.find('CallExpression')) {
      const [component] = argumentsOf(call);
      const callee = program.text(calleeOf(call) ?? call);
      if (!component || !/(?:^|\.)(?:createElement|styled|memo|forwardRef)$/.test(callee)) continue;
      const table = program.text(component).replace(/\.default$/, '');
      if (program.tableNames.includes(table) && program.lookUp(table, component))
        yield {
          since: '8.0',
          at: call,
          message: `The props of \`${callee}(${program.text(component)}, …)\` aren't read: write \`<${table} …>\` and look again, or compare them with this page.`,
        };
    }
  },
};
