// Tables share half a megabyte of modules. In one task, they would block a slow phone for a third of a
// second, so each large part runs in a separate task, in the order of their imports.
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager", webpackExports: ["TableSurroundings"] */ './surroundings'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/InputBase'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/TextField'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Tooltip'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/TablePagination'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@material-table/core'),
];

let running: Promise<void> | undefined;

/** Run the modules of all tables, the first time part by part. @returns what makes a table interactive. */
export async function loadRuntime(): Promise<typeof import('./runtime')> {
  await (running ??= runParts());
  return import(/* webpackMode: "eager" */ './runtime');
}

/** Load the menu of a demo's tools from here, where the bundler knows that the tables' chunks are loaded. */
export async function loadTools(): Promise<typeof import('./MoreTools')> {
  await (running ??= runParts());
  return import('./MoreTools');
}

async function runParts(): Promise<void> {
  for (const run of parts) {
    await run();
    await yieldToMain();
  }
}

/** Let the browser handle input and paint. With `scheduler.yield`, other work of the page waits. */
function yieldToMain(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
