import { nearestNames } from '#kit/nearest';
import type { Problem, Words } from './problem';

/** The usual source of a name: the preview provides it without an import, an app doesn't. */
const suppliers: [module: string, file: string][] = [
  ['react', '/node_modules/@types/react/index.d.ts'],
  ['@material-table/core', '/node_modules/@material-table/core/types/index.d.ts'],
  ['@mui/material', '/node_modules/@mui/material/index.d.mts'],
];

/** An undeclared name. */
export function notDefined(name: string, problem: Problem): Words {
  const { checker, ts, node } = problem;
  if (name === 'MaterialTable')
    return {
      message: `\`${name}\` is not imported. Add: \`import MaterialTable from '@material-table/core'\`.`,
    };
  const supplier = suppliers.find(([, file]) => namesOf(file, problem).includes(name));
  if (supplier)
    return { message: `\`${name}\` is not imported. Add: \`import { ${name} } from '${supplier[0]}'\`.` };
  const own = checker
    .getSymbolsInScope(node, ts.SymbolFlags.Value | ts.SymbolFlags.Alias | ts.SymbolFlags.Type)
    .map((symbol) => symbol.name)
    .filter((known) => /^[A-Za-z_]\w*$/.test(known) && known[0]?.toLowerCase() === name[0]?.toLowerCase());
  const [near] = nearestNames(name, own, 1);
  return near
    ? { message: `\`${name}\` is not defined; did you mean \`${near}\`?`, rename: near }
    : { message: `\`${name}\` is not defined.` };
}

function namesOf(fileName: string, { program, checker }: Problem): string[] {
  const file = program.getSourceFile(fileName);
  const module = file && checker.getSymbolAtLocation(file);
  return module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
}
