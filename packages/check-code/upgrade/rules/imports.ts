import { renamedExports, renamedModules } from '../../data/old-material-ui';
import { fix, replace } from '../../fixes';
import type { Import } from '../../imports';
import type { Program } from '../../program';
import { findAll } from '../../syntax';
import type { Edit } from '../../types';
import type { UpgradeRule } from '../types';

const isMaterial = (source: string) => /^@(?:material-ui\/core|mui\/material)(?:\/|$)/.test(source);
const isIcons = (source: string) => /^@(?:material-ui\/icons|mui\/icons-material)(?:\/|$)/.test(source);

/** `@material-ui` is `@mui`. */
export const materialUi: UpgradeRule = {
  line: '6.0',
  href: '/docs/upgrade#from-material-ui-to-mui-packages',
  *check(program) {
    for (const [node, source] of declarations(program)) {
      const rule = renamedModules.find(([old]) => old.test(source));
      const string = node.getChild('String');
      if (!string) continue;
      if (rule) {
        const now = source.replace(...rule);
        yield {
          at: string,
          message: `\`${source}\` is \`${now}\`.`,
          fix: fix(`Import ${now}`, replace(string, `'${now}'`)),
        };
      } else if (source === '@material-ui/pickers') {
        yield {
          at: string,
          message: '`@material-ui/pickers` ended with Material UI 4; its place has `@mui/x-date-pickers`.',
        };
      }
    }
  },
};

/** Names of Material UI 4 that 5 renamed, and its styles, which need rewriting. */
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
      if (
        /^(?:makeStyles|withStyles|createStyles)$/.test(item.name) &&
        /^@(?:material-ui|mui)\//.test(item.source)
      )
        yield {
          at: item.node,
          message: `\`${item.local}\` is gone: write the styles with \`sx\`, or with \`styled\` from \`@mui/material/styles\`.`,
        };
    }
    for (const property of program.find('Property')) {
      const [, type] = /^type:\s*(['"](?:dark|light)['"])$/.exec(program.text(property)) ?? [];
      const outer = property.parent?.parent;
      const key = property.firstChild;
      if (type && key && outer?.name === 'Property' && /^palette\s*:/.test(program.text(outer)))
        yield {
          at: property,
          message: '`palette.type` is `palette.mode`.',
          fix: fix('Rename it to mode', replace(key, 'mode')),
        };
    }
  },
};

/** Icons that Material UI 9 knows under another name. */
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

/** The exporters were a part of the package, and are one of their own. */
export const exporters: UpgradeRule = {
  line: '3.0',
  href: '/docs/upgrade#exportcsv-and-exportpdf-are-a-package-of-their-own',
  *check(program) {
    for (const [node, source] of declarations(program)) {
      const string = node.getChild('String');
      if (string && source.startsWith('@material-table/core/exporters'))
        yield {
          at: string,
          message: 'The exporters are a package of their own.',
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

/** The statements that import, with what they import from. */
function declarations(program: Program) {
  return program.top.getChildren('ImportDeclaration').flatMap((node) => {
    const string = node.getChild('String');
    return string ? [[node, program.text(string).slice(1, -1)] as const] : [];
  });
}

/** Import another name; the program goes on with the one that it uses. */
function renameImport(program: Program, { name, local, node, source }: Import, now: string): Edit[] {
  const string = node.getChild('String');
  if (name === 'default') return string ? [replace(string, `'${source.replace(/\w+$/, now)}'`)] : [];
  const group = node.getChild('ImportGroup');
  const found =
    group && findAll(group, 'VariableName', 'VariableDefinition').find((one) => program.text(one) === name);
  if (!found) return [];
  return [replace(found, found.name === 'VariableName' ? now : `${now} as ${local}`)];
}
