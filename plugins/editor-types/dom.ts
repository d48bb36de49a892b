import ts from 'typescript';

/** Graphics: 117 kB of declarations (14 with brotli) that no table needs. Their names become `any`. */
const leftOut = /^(?:WebGL|WEBGL_|EXT_|OES_|ANGLE_|KHR_|OVR_|GL[a-z]|GPU)/;

/** The browser's declarations without those that no program with a table uses. */
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
