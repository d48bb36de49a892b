/** What is wrong with a table's props, in a sentence; undefined when nothing is. */
export function faultOfTable(props: Record<string, unknown>): string | undefined {
  return faultOfData(props.data) ?? faultOfColumns(props.columns) ?? faultOfLists(props);
}

function faultOfData(data: unknown): string | undefined {
  if (typeof data === 'function') return undefined;
  if (Array.isArray(data)) {
    const empty = data.findIndex((row) => typeof row !== 'object' || row === null);
    return empty < 0
      ? undefined
      : `Row ${empty + 1} of \`data\` is ${named(data[empty])}. Each row has to be an object.`;
  }
  if (data === undefined || data === null)
    return `The table was given \`data\` that is ${named(data)}. Until the rows are there, give it an empty array: start with \`useState([])\`.`;
  if (data instanceof Promise)
    return 'The table was given a promise as `data`. Wait for it in an effect, or pass a function that returns it: `data={(query) => load(query)}`.';
  const list =
    typeof data === 'object' ? Object.entries(data).find(([, value]) => Array.isArray(value)) : undefined;
  return `The table was given ${named(data)} as \`data\`; it takes an array of rows, or a function.${list ? ` The rows seem to be in \`.${list[0]}\`.` : ''}`;
}

function faultOfColumns(columns: unknown): string | undefined {
  if (!Array.isArray(columns))
    return `The table was given \`columns\` that ${columns === undefined ? 'are' : 'is'} ${named(columns)}. It takes an array, such as \`[{ title: 'Name', field: 'name' }]\`.`;
  const empty = columns.findIndex((column) => typeof column !== 'object' || column === null);
  return empty < 0
    ? faultOfFrozen(columns)
    : `Column ${empty + 1} of \`columns\` is ${named(columns[empty])}. Each column has to be an object; leave out those that aren't there with \`.filter(Boolean)\`.`;
}

function faultOfFrozen(columns: unknown[]): string | undefined {
  const frozen = columns.findIndex((column) => !Object.isExtensible(column));
  return frozen < 0
    ? undefined
    : `Column ${frozen + 1} of \`columns\` is frozen. The table writes into its columns: make them in your component, with \`useMemo\`.`;
}

function faultOfLists(props: Record<string, unknown>): string | undefined {
  const { actions, components } = props;
  if ('actions' in props && (actions === undefined || actions === null))
    return `The table was given \`actions\` that is ${named(actions)}. Leave the prop out, or pass an empty array.`;
  if (actions !== undefined && !Array.isArray(actions))
    return `The table was given ${named(actions)} as \`actions\`; it takes an array.`;
  const missing =
    typeof components === 'object' && components !== null
      ? Object.entries(components).find(([, component]) => component === undefined || component === null)
      : undefined;
  return missing && `\`components.${missing[0]}\` is ${named(missing[1])}. Is it imported by its right name?`;
}

function named(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'object' ? 'an object' : `\`${String(value).slice(0, 30)}\``;
}
