import ts from 'typescript';

/** Drawing on the graphics card: 117 kB of declarations, 14 by brotli, for what no table does. Its names are of type `any` then. */
const leftOut = /^(?:WebGL|WEBGL_|EXT_|OES_|ANGLE_|KHR_|OVR_|GL[a-z]|GPU)/;

/** The declarations of the browser without those that a table's program never meets. */
export function withoutGraphics(text: string): string {
  const source = ts.createSourceFile('lib.dom.d.ts', text, ts.ScriptTarget.ESNext, true);
  const kept = source.statements.filter((statement) => !leftOut.test(nameOf(statement) ?? ''));
  return kept.map((statement) => statement.getFullText()).join('');
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText();
  const isNamed = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isNamed ? statement.name.text : undefined;
}
