import type { Completion } from '@codemirror/autocomplete';

/** The hooks that programs with a table use. */
const hooks =
  'useCallback useContext useDeferredValue useEffect useId useLayoutEffect useMemo useReducer useRef useState useTransition'.split(
    ' ',
  );

interface Change {
  from: number;
  insert: string;
}

/**
 * Hooks of React that a file does not import yet; choosing one adds its import.
 * @param start where the file begins in the editor's text.
 * @param known the names that are offered anyway.
 */
export function hooksToImport(start: number, known: ReadonlySet<string>): Completion[] {
  return hooks
    .filter((name) => !known.has(name))
    .map((name) => ({
      label: name,
      type: 'function',
      detail: 'from react',
      apply: (view, _completion, from, to) => {
        const { from: at, insert } = importOf(name, view.state.sliceDoc(start, from));
        view.dispatch({
          changes: [
            { from: start + at, insert },
            { from, to, insert: name },
          ],
          selection: { anchor: from + insert.length + name.length },
          userEvent: 'input.complete',
        });
      },
    }));
}

/** The edit that imports a name of React: into the existing import, or above the first line. */
export function importOf(name: string, text: string): Change {
  const listed = /^import\s+(?:[\w$]+\s*,\s*)?\{[^}]*?(?=\s*,?\s*\}\s*from\s*['"]react['"])/m.exec(text);
  if (listed) {
    const isEmpty = listed[0].endsWith('{');
    return { from: listed.index + listed[0].length, insert: isEmpty ? ` ${name}` : `, ${name}` };
  }
  const alone = /^import\s+[\w$]+(?=\s+from\s*['"]react['"])/m.exec(text);
  if (alone) return { from: alone.index + alone[0].length, insert: `, { ${name} }` };
  return { from: 0, insert: `import { ${name} } from 'react';\n` };
}
