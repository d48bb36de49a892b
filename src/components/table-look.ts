/** The source of the table theme of this site (packages/kit/mui-theme/table-look.ts), for a project. */
export async function loadTableLook(): Promise<string> {
  const { default: text } = await import(
    /* webpackChunkName: "project" */ '@generated/package-facts/table-look.json'
  );
  return text;
}
