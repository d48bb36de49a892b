// What all tables share is half a megabyte of modules. Run in one task, a slow phone would give no answer for a third of a second; so each
// large part has a task of its own, in the order in which they import each other.
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

/** Run the modules of all tables, the first time part by part. @returns what brings a table to life. */
export async function loadRuntime(): Promise<typeof import('./runtime')> {
  await (running ??= runParts());
  return import(/* webpackMode: "eager" */ './runtime');
}

async function runParts(): Promise<void> {
  for (const run of parts) {
    await run();
    await rest();
  }
}

/** Let the browser answer a touch and paint. What the page's frame has to do waits for the table, where the browser knows of that. */
function rest(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
