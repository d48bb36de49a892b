import { renamedExports, renamedModules } from '../../data/old-material-ui';
import { fix, replace } from '../../fixes';
import type { Import } from '../../imports';
import type { Program } from '../../program';
import { argumentsOf, calleeOf, findAll, type Node } from '../../syntax';
import type { Edit } from '../../types';
import type { UpgradeRule } from '../types';

const isMaterial = (source: string) => /^@(?:material-ui\/core|mui\/material)(?:\/|$)/.test(source);
const isIcons = (source: string) => /^@(?:material-ui\/icons|mui\/icons-material)(?:\/|$)/.test(source);

/** `@material-ui` is now `@mui`. */
export const materialUi: UpgradeRule = {
  line: '6.0',
  href: '/docs/upgrade#from-material-ui-to-mui-packages',
  *check(program) {
    for (const [string, source, node] of modules(program)) {
      const now = movedTo(source);
      // An import of something removed has its own step.
      const gone = program.imports.filter((item) => item.node.from === node.from && isGone(item));
      const kept = program.imports.filter((item) => item.node.from === node.from && !isGone(item));
      if (now !== undefined && kept.length > 0 && gone.length > 0)
        yield {
          at: string,
          message: `\`${source}\` is \`${now}\`, which has no ${names(gone)}: import the others from there.`,
        };
      else if (now !== undefined && gone.length === 0)
        yield {
          at: string,
          message: `\`${source}\` is \`${now}\`.`,
          fix: fix(`Import ${now}`, replace(string, `'${now}'`)),
        };
      else if (/^@material-ui\/pickers(?:\/|$)/.test(source))
        yield {
          at: string,
          message: `\`${source}\` ended with Material UI 4; its place has \`@mui/x-date-pickers\`.`,
        };
      else if (gone.length === 0 && source.startsWith('@material-ui/'))
        yield {
          at: string,
          message: `\`${source}\` ended with Material UI 4, and no package has the same: look for its part at Material UI.`,
        };
    }
  },
};

const names = (items: Import[]) => items.map(({ local }) => `\`${local}\``).join(', ');

const movedTo = (source: string): string | undefined => {
  const rule = renamedModules.find(([old]) => old.test(source));
  return rule && source.replace(...rule);
};

/** What Material UI 9 has removed, and the replacement. */
const goneNames: [name: RegExp, instead: string][] = [
  [
    /^(?:makeStyles|withStyles|createStyles)$/,
    'write the styles with `sx`, or with `styled` from `@mui/material/styles`',
  ],
  [/^Hidden$/, "write `sx={{ display: { xs: 'none', md: 'block' } }}`, or use `useMediaQuery`"],
  [/^(?:withWidth|isWidthUp|isWidthDown)$/, 'ask `useMediaQuery`'],
  [/^RootRef$/, 'give the element a `ref`'],
];

const goneOf = ({ name, source }: Import): string | undefined => {
  if (!/^@(?:material-ui|mui)\//.test(source)) return undefined;
  const exported = name === 'default' ? (source.split('/').at(-1) ?? '') : name;
  return goneNames.find(([old]) => old.test(exported))?.[1];
};
const isGone = (item: Import) => goneOf(item) !== undefined;

/** Names that Material UI 5 renamed, and its old styles, which need rewriting; themes have their own rule. */
export const materialNames: UpgradeRule = {
  line: '6.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    for (const item of program.imports) {
      const now = renamedExports[item.name];
      if (isMaterial(item.source) && now !== undefined) {
        const edits = renameImport(program, item, now);
        yield {
          at: edits[0] ?? item.node,
          message: `\`${item.name}\` is \`${now}\`.`,
          ...(edits.length > 0 ? { fix: fix(`Import ${now}`, ...edits) } : {}),
        };
      }
      const instead = goneOf(item);
      if (instead) yield { at: item.node, message: `\`${item.local}\` was removed: ${instead}.` };
    }
  },
};

/** Icons with a different name in Material UI 9. */
export const iconNames: UpgradeRule = {
  line: '8.0',
  href: '/docs/upgrade#no-alias-for-deleteoutline',
  *check(program) {
    for (const item of program.imports) {
      if (!isIcons(item.source)) continue;
      const string = item.node.getChild('String');
      const [, single] = /\/(DeleteOutline)$/.exec(item.source) ?? [];
      if (single && string) {
        const now = item.source.replace(/DeleteOutline$/, 'DeleteOutlined');
        yield {
          at: string,
          message: '`DeleteOutline` is `DeleteOutlined`.',
          fix: fix(`Import ${now}`, replace(string, `'${now}'`)),
        };
      } else if (item.name === 'DeleteOutline') {
        const edits = renameImport(program, item, 'DeleteOutlined');
        yield {
          at: edits[0] ?? item.node,
          message: '`DeleteOutline` is `DeleteOutlined`.',
          fix: fix('Import DeleteOutlined', ...edits),
        };
      }
    }
  },
};

/** The exporters were part of the package, and are now a separate one. */
export const exporters: UpgradeRule = {
  line: '3.0',
  href: '/docs/upgrade#exportcsv-and-exportpdf-are-a-package-of-their-own',
  *check(program) {
    for (const [string, source] of modules(program)) {
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
export const dateFns: UpgradeRule = {
  line: '6.4',
  href: '/docs/upgrade#locales-from-date-fns-3',
  *check(program) {
    for (const { name, local, source, node, isType } of program.imports) {
      const [, path = ''] = /^date-fns\/(?:esm\/)?(.+)$/.exec(source) ?? [];
      if (name !== 'default' || isType || path === '' || path === 'locale') continue;
      const exported = (path.split('/').at(-1) ?? '').replace(/-(.)/g, (_, letter: string) =>
        letter.toUpperCase(),
      );
      const from = path.startsWith('locale/') ? 'date-fns/locale' : 'date-fns';
      const names = exported === local ? local : `${exported} as ${local}`;
      yield {
        at: node,
        message: `\`${source}\` has no default export any more.`,
        fix: fix('Import it by name', replace(node, `import { ${names} } from '${from}';`)),
      };
    }
  },
};

/** The original package without an `import` statement, and tables that aren't written as tags. */
export const otherWays: UpgradeRule = {
  line: '2.0',
  href: '/docs/upgrade#from-material-table-to-material-tablecore',
  *check(program) {
    for (const [string, source, node] of modules(program))
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
          line: '8.0',
          at: call,
          message: `The props of \`${callee}(${program.text(component)}, …)\` aren't read: write \`<${table} …>\` and look again, or compare them with this page.`,
        };
    }
  },
};

/** The module names with their statement or call: `import`, `export … from`, `require`, `jest.mock`. */
function modules(program: Program): (readonly [string: Node, source: string, node: Node])[] {
  const called = /^(?:require(?:\.resolve)?|(?:jest|vi)\.\w+)$/;
  return program
    .find('ImportDeclaration', 'ExportDeclaration', 'CallExpression', 'DynamicImport')
    .flatMap((node) => {
      if (node.name === 'CallExpression' && !called.test(program.text(calleeOf(node) ?? node))) return [];
      const string = (node.getChild('ArgList') ?? node).getChild('String');
      return string ? [[string, program.text(string).slice(1, -1), node] as const] : [];
    });
}

/** Import another name; the program keeps using its own. */
function renameImport(program: Program, { name, local, node, source }: Import, now: string): Edit[] {
  const string = node.getChild('String');
  if (name === 'default') return string ? [replace(string, `'${source.replace(/\w+$/, now)}'`)] : [];
  const group = node.getChild('ImportGroup');
  const found =
    group && findAll(group, 'VariableName', 'VariableDefinition').find((one) => program.text(one) === name);
  if (!found) return [];
  return [replace(found, found.name === 'VariableName' ? now : `${now} as ${local}`)];
}
