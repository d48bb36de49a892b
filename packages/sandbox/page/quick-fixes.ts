import { addFile, fileNameOf, joinFiles, serverFile, splitFiles } from '../files';
import type { Fault } from '../protocol';

/** A program with the fixes of its faults, and with the files that it lacks. Outdated fixes are skipped. */
export function applyQuickFixes(program: string, faults: readonly Fault[]): string {
  const starts = lineStarts(program);
  const edits = faults
    .flatMap(({ line, column, change }) => {
      const start = line === undefined ? undefined : starts[line - 1];
      if (!change || start === undefined || column === undefined) return [];
      const from = start + column - 1;
      return program.startsWith(change.from, from) ? [{ from, change }] : [];
    })
    .sort((one, other) => other.from - one.from);
  let text = program;
  let last = Infinity;
  for (const { from, change } of edits) {
    if (from + change.from.length > last) continue;
    text = text.slice(0, from) + change.to + text.slice(from + change.from.length);
    last = from;
  }
  for (const { file, server } of faults) {
    if (file) text = addStub(text, file);
    if (server) text = addAnswer(text, server);
  }
  return text;
}

/** Add a response for an address to `server.json`, with sample rows. */
function addAnswer(program: string, url: string): string {
  const [address = url] = url.split(/[?#]/);
  const rows = [
    { id: 1, name: 'First row' },
    { id: 2, name: 'Second row' },
  ];
  const isPaged = /[?&](?:_?page|per_page|_?limit|offset|skip|pageSize)=/.test(url);
  const answer = isPaged ? { data: rows, page: 1, total: rows.length, totalCount: rows.length } : rows;
  const files = splitFiles(program);
  const known = files.find(({ name }) => name === serverFile);
  const text = `${JSON.stringify({ ...readJson(known?.text), [address]: answer }, null, 2)}\n`;
  if (!known) return addFile(program, { name: serverFile, text });
  return joinFiles(files.map((file) => (file === known ? { ...file, text } : file)));
}

function readJson(text: string | undefined): object {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Create a file with all that is imported from it. */
function addStub(program: string, { specifier, names, from }: NonNullable<Fault['file']>): string {
  const name = fileNameOf(specifier, from);
  const stub = name.endsWith('.json') ? '[]\n' : names.map((item) => stubOf(item, name, program)).join('\n');
  const known = splitFiles(program).find((file) => file.name === name);
  if (known) return program;
  return addFile(program, { name, text: stub || 'export {};\n' });
}

/** A stub, by its name and use in the program: a component, a hook, a function or rows. */
function stubOf(name: string, file: string, program: string): string {
  if (name === '*') return '';
  const isDefault = name === 'default';
  const own = isDefault ? (/([\w$]+)\.\w+$/.exec(file)?.[1] ?? '') : name;
  const head = isDefault ? 'export default function' : 'export function';
  if (/^use[A-Z]/.test(own)) return `${head} ${own}() {\n  return {};\n}\n`;
  const called = new RegExp(`(?<![\\w$.])${own.replaceAll('$', '\\$')}\\(`);
  const isCalled = own !== '' && called.test(program) && !program.includes(`<${own}`);
  if (!isCalled && /^[A-Z]\w*[a-z]\w*$/.test(own))
    return `${head} ${own}({ children }) {\n  return <>{children}</>;\n}\n`;
  if (
    isCalled ||
    /^(?:get|set|fetch|load|save|is|has|format|parse|create|update|delete|handle|on|to)[A-Z]/.test(own)
  )
    return `${head} ${own}(value) {\n  return value;\n}\n`;
  return isDefault ? 'export default [];\n' : `export const ${own} = [];\n`;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
