import MagicString from 'magic-string';
import ts from 'typescript';
import { parseTypes } from '#library-facts/model/nodes.ts';

/**
 * One module of the declarations: each import of a file next to `index.d.ts` is replaced by that file's
 * declarations. An editor that gets one file for a package can't follow such an import. The exports stay the
 * same: a module of declarations exports everything that it declares, unless it lists its exports.
 * @throws when an imported file doesn't exist.
 */
export function inlineHelpers(files: Record<string, string>): string {
  const index = files['index.d.ts'];
  if (index === undefined) throw new Error(missingFile('index.d.ts', files));
  const source = parseTypes(index);
  const text = new MagicString(index);
  let isInlined = false;
  for (const statement of source.statements) {
    const name = importedFile(statement);
    if (!name) continue;
    const helper = files[name];
    if (helper === undefined) throw new Error(missingFile(name, files));
    text.overwrite(statement.getStart(), statement.end, declarationsOf(parseTypes(helper, name)));
    isInlined = true;
  }
  if (isInlined) text.append(`\nexport type { ${silentExports(source).join(', ')} };\n`);
  return text.toString();
}

/** `helper.d.ts` for `import … from './helper'`. */
function importedFile(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return undefined;
  const { text } = statement.moduleSpecifier;
  return text.startsWith('./') ? `${text.slice(2)}.d.ts` : undefined;
}

/** A helper's own declarations; the index has the same imports, as the compiler verifies. */
function declarationsOf(helper: ts.SourceFile): string {
  return helper.statements
    .filter((statement) => !ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement))
    .map((statement) => statement.getText())
    .join('\n\n');
}

/** The types that the module exports implicitly. */
function silentExports(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) =>
    (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
    !ts.getModifiers(statement)?.length
      ? [statement.name.text]
      : [],
  );
}

function missingFile(name: string, files: Record<string, string>): string {
  return `The types of the package have no ${name}, only ${Object.keys(files).join(', ')}. The overlay would not compile.`;
}
