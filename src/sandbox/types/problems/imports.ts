import type ts from 'typescript';
import { isOwnFile } from '../../files';
import { isGone, missingExport, unknownPackage } from '../../frame/import-advice';
import { iconsPackage, isImportable } from '../importable';
import type { Context, Finding } from './problem';

/** What the preview can't import, in the words that it says when the program runs. */
export function importFindings(
  { ts: typescript, checker }: Context,
  file: ts.SourceFile,
  iconNames: string[],
): Finding[] {
  return file.statements
    .filter(typescript.isImportDeclaration)
    .flatMap(({ moduleSpecifier, importClause }) => {
      if (
        !typescript.isStringLiteral(moduleSpecifier) ||
        importClause?.phaseModifier === typescript.SyntaxKind.TypeKeyword
      )
        return [];
      const specifier = moduleSpecifier.text;
      // The program's other files are the playground's to know: the worker is given one.
      if (isOwnFile(specifier)) return [];
      const report = (node: ts.Node, message: string): Finding => ({
        from: node.getStart(file),
        to: node.end,
        severity: 'error',
        message,
      });
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      if (!module || !isImportable(specifier)) {
        const [, icon] = specifier.split(`${iconsPackage}/`);
        return [
          report(
            moduleSpecifier,
            icon ? missingExport(icon, iconsPackage, iconNames) : unknownPackage(specifier),
          ),
        ];
      }
      const exported = checker.getExportsOfModule(module).map(({ name }) => name);
      const { namedBindings, name: defaultName } = importClause ?? {};
      const elements =
        namedBindings && typescript.isNamedImports(namedBindings) ? namedBindings.elements : [];
      const wanted = [
        ...(defaultName ? [{ node: defaultName as ts.Node, name: 'default' }] : []),
        ...elements.map((element) => ({
          node: (element.propertyName ?? element.name) as ts.Node,
          name: (element.propertyName ?? element.name).text,
        })),
      ];
      return wanted.flatMap(({ node, name }) => {
        const isStub = specifier.startsWith('@mui/') && isGone(name);
        const isThere = exported.includes(name) || (name === 'default' && exported.includes('export='));
        return isThere && !isStub ? [] : [report(node, missingExport(name, specifier, exported))];
      });
    });
}
