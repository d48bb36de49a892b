import { advice } from './import-advice';

/** The known context of an error. */
interface Circumstances {
  /** The line of the program that threw, if it was the program itself and not a library. */
  line?: string;
  /** A component with props that the preview shows on its own: its name, and the text of its parameters. */
  shown?: { name: string; parameters: string };
}

/** An error's message with what to do: first the program's mistake, then the browser's message. */
export function explain(message: string, { line = '', shown }: Circumstances): string {
  const cure = cureOf(message, line, shown);
  if (cure) return `${cure} (${message})`;
  const isAboutUndefined = /undefined|null|is not (?:a function|iterable|an object)/.test(message);
  return shown && isAboutUndefined ? `${message}. ${withoutProps(shown.name)}` : message;
}

/** The message for a component that is shown on its own. */
export const withoutProps = (name: string) =>
  `The preview shows \`${name}\` by itself and passes nothing to it, so each of its props is \`undefined\`. Give them default values, or export a component that renders \`<${name} />\` with its props.`;

export const noStorage =
  'The preview has no storage (`localStorage`, `sessionStorage`, cookies). Keep the value in `useState` here. In your app the storage works.';

function cureOf(message: string, line: string, shown: Circumstances['shown']): string | undefined {
  if (/too much recursion|Maximum call stack size exceeded/.test(message))
    return 'A function calls itself endlessly, directly or through others. Which call should stop?';
  const [, unknown] =
    /^(?:ReferenceError: )?(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/.exec(message) ?? [];
  if (unknown === 'process' || /\bprocess\.env\b/.test(line))
    return 'A bundler replaces `process.env` when it builds your app, but nothing does here. Write the value itself.';
  if (unknown === 'tableIcons')
    return '`tableIcons` is a constant that many samples define above the table, and it isn’t in the code you pasted. The table has its own icons, so remove `icons={tableIcons}`.';
  if (unknown && message !== unknown)
    return (
      advice(unknown) ??
      `\`${unknown}\` isn’t defined in the code you pasted. Paste its definition, too, or import it.`
    );
  if (
    /localStorage|sessionStorage|indexedDB|document\.cookie|cookie/.test(`${message} ${line}`) &&
    /Security|insecure|sandbox/i.test(message)
  )
    return noStorage;
  if (/permissions policy|^NotAllowedError|Permission denied/i.test(message))
    return 'The preview doesn’t allow this. A program may write to the clipboard during a click, but not read it, fill the screen, or use devices. In your app, the browser may allow it.';
  if (/\.tableData\.(?:id|index)\b/.test(line))
    return 'This row has no `tableData`, because rows that you save don’t have it. Find the row by one of its fields, such as `row.id === oldData.id`.';
  const [, member] = /(?:reading '|evaluating '[^']*\.)(\w+)'/.exec(message) ?? [];
  const [, before] = member ? (new RegExp(`([\\w$.\\]\\[]+)\\.${member}\\b`).exec(line) ?? []) : [];
  if (before === 'this')
    return '`this` has no value here, because a method was passed without its object. Pass `(...args) => object.method(...args)`, or write the method as an arrow function.';
  if (!before) return undefined;
  const [root = ''] = before.split(/[.[]/);
  const isProp = shown?.parameters.split(/[^\w$]+/).includes(root);
  return `\`${before}\` has no value here, so it has no \`.${member}\`.${isProp ? ` ${withoutProps(shown?.name ?? '')}` : ''}`;
}
