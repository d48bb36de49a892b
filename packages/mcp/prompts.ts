/** The request of a user with a new table. */
export function newTablePrompt({ rows, needs }: { rows: string; needs?: string | undefined }): string {
  return `Write a table with @material-table/core for these rows: ${rows}
${needs ? `It needs: ${needs}\n` : ''}
1. Search the docs for what the table needs, and look up each prop with get_member before you use it.
2. Take the nearest demo with get_demo as the start. Rows from a server: read /docs/guides/remote-data first. Editing: /docs/guides/editing.
3. Write one TypeScript file with all imports. Create the columns in the component with useMemo, and give each row a unique id.
4. Check the file with check_code, and fix what it finds.
5. Give a playground_link when the program needs no server of mine, and say what to install.`;
}

/** The request of a user who upgrades from an old version. */
export function migratePrompt({ from }: { from?: string | undefined }): string {
  return `Upgrade this project from ${from ? `version ${from} of the table` : 'material-table or an older @material-table/core'} to the version of these docs.

1. Read the version in package.json, then the sections of /docs/upgrade from there on.
2. Find all files that import material-table, @material-table/core or @material-ui. For each, call upgrade_code with its whole text, its name and the version.
3. Write the new code, do the steps that are left, and tell me each one that you are not sure of.
4. Install and remove the packages that /docs/upgrade names.
5. Check each file with check_code, then run the type check and the tests.`;
}
