import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

const icons = '@mui/icons-material';

/**
 * Let a bundle import icons one by one, not through the index with its eleven thousand icons: Node takes ten
 * seconds to read them, and the table uses twenty.
 */
export function iconsByName(): Plugin {
  return {
    name: 'icons-by-name',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@mui\/icons-material$/ }, ({ importer }) => ({
        path: importer,
        namespace: 'icons-of',
      }));
      onLoad({ filter: /./, namespace: 'icons-of' }, ({ path: importer }) => ({
        contents: namesIn(importer)
          .map((name) => `export { default as ${name} } from '${icons}/${name}';\n`)
          .join(''),
        resolveDir: path.dirname(importer),
      }));
    },
  };
}

/** @throws when a module imports all icons, because there are no names to resolve. */
function namesIn(file: string): string[] {
  const { statements } = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names = statements.filter(isOfIcons).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings) && !importClause.name)
      return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
    throw new Error(
      `${file} imports ${icons} as a whole. The build would read all eleven thousand icons. Import the icons that it uses by their names.`,
    );
  });
  return [...new Set(names)];
}

function isOfIcons(statement: ts.Statement): statement is ts.ImportDeclaration {
  return (
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text === icons
  );
}
