import ts from 'typescript';

/** The text of a module of types without declarations that nothing in `others` refers to. */
export function withoutUnused(text: string, others: Iterable<string>): string {
  const source = ts.createSourceFile('module.d.ts', text, ts.ScriptTarget.ESNext, true);
  const named = source.statements.map((statement) => ({ statement, name: nameOf(statement) }));
  const wanted = new Set<string>();
  const queue = [...new Set([...others].flatMap(wordsOf))];
  for (const { statement, name } of named)
    if (name === undefined) queue.push(...wordsOf(statement.getText()));
  for (let word = queue.pop(); word !== undefined; word = queue.pop()) {
    if (wanted.has(word)) continue;
    wanted.add(word);
    for (const { statement, name } of named) if (name === word) queue.push(...wordsOf(statement.getText()));
  }
  const kept = named.filter(({ name }) => name === undefined || wanted.has(name));
  return kept.map(({ statement }) => statement.getFullText()).join('');
}

function nameOf(statement: ts.Statement): string | undefined {
  const isNamed = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isNamed ? statement.name.text : undefined;
}

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z_]\w*/g) ?? [];
}
