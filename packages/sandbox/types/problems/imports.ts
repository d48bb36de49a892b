import type ts from 'typescript';
import { isAsset, isOwnFile } from '../../files';
import { isGone, missingExport, unknownPackage } from '../../frame/messages/import-advice';
import { iconsPackage, isImportable } from '../../packages';
import type { Context, Finding } from './problem';

/** What the preview can't import, with the same message as at run time. */
export function importFindings(
  { ts: typescript, checker }: Context,
  file: ts.SourceFile,
  iconNames: string[],
): Finding[] {
  return file.statements
    .filter(typescript.isImportDeclaration)
    .flatMap(({ moduleSpecifier, importClause }) => {
      if (!typescript.isStringLiteral(moduleSpecifier) || isAsset(moduleSpecifier.text)) return [];
      const specifier = moduleSpecifier.text;
      const isOfTypes = importClause?.phaseModifier === typescript.SyntaxKind.TypeKeyword;
      const report = (node: ts.Node, message: string): Finding => ({
        from: node.getStart(file),
        to: node.end,
        // The program runs even without it.
        severity: isOfTypes ? 'warning' : 'error',
        message,
      });
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      const isOwn = isOwnFile(specifier) || isOfProgram(module);
      // A package with types only isn't loaded when the program runs.
      if (isOfTypes && !isOwn) return [];
      if (!module || (!isOwn && !isImportable(specifier))) {
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
      const wanted: { node: ts.Node; name: string }[] = [
        ...(defaultName ? [{ node: defaultName, name: 'default' }] : []),
        ...elements.map((element) => ({
          node: element.propertyName ?? element.name,
          name: (element.propertyName ?? element.name).text,
        })),
      ];
      return wanted.flatMap(({ node, name }) => {
        const isStub = specifier.startsWith('@mui/') && isGone(name);
        const isThere =
          exported.includes(name) || (name === 'default' && (exported.includes('export=') || isData(module)));
        return isThere && !isStub ? [] : [report(node, missingExport(name, specifier, exported))];
      });
    });
}

const fileOf = (module: ts.Symbol | undefined) => module?.declarations?.[0]?.getSourceFile().fileName ?? '';

const isOfProgram = (module: ts.Symbol | undefined) => /^\/(?!node_modules\/|lib\/)/.test(fileOf(module));

/** A JSON file is its default export. */
const isData = (module: ts.Symbol) => fileOf(module).endsWith('.json');
