import ts from 'typescript';

/** A types file without comments, except references and deprecations, and with minimal white space. */
export function stripComments(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.Standard, text);
  // What a `}` closes: a block or object type, or a `${`.
  const braces: ts.SyntaxKind[] = [];
  let stripped = '';
  let gap = '';
  let before = '';
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (isTrivia(kind)) {
      gap += keptTrivia(scanner.getTokenText());
      continue;
    }
    if (kind === ts.SyntaxKind.OpenBraceToken) braces.push(kind);
    if (kind === ts.SyntaxKind.CloseBraceToken && braces.pop() === ts.SyntaxKind.TemplateHead)
      kind = scanner.reScanTemplateToken(false);
    if (kind === ts.SyntaxKind.TemplateHead || kind === ts.SyntaxKind.TemplateMiddle)
      braces.push(ts.SyntaxKind.TemplateHead);
    const token = scanner.getTokenText();
    stripped += narrow(gap, before, token) + token;
    gap = '';
    before = token;
  }
  return stripped + narrow(gap, before, '');
}

function isTrivia(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstTriviaToken && kind <= ts.SyntaxKind.LastTriviaToken;
}

function keptTrivia(text: string): string {
  if (/^\/\/\/\s*</.test(text)) return `${text}\n`;
  if (text.startsWith('/**') && text.includes('@deprecated')) return '/** @deprecated */';
  if (text.startsWith('/')) return '';
  return text;
}

/** White space only between two words, and a line break where one can end a statement. */
function narrow(gap: string, before: string, after: string): string {
  if (gap.includes('/')) return gap.replace(/\s*\n\s*/g, '\n');
  if (gap.includes('\n')) return /[^;,{([<|&:=]$/.test(before) && /^[^)\]>|&,;:=}]/.test(after) ? '\n' : '';
  return /[\w$]$/.test(before) && /^[\w$]/.test(after) ? gap && ' ' : '';
}
