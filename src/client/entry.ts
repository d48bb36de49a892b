import { start as startIslands } from '../components/Demo/islands';

// Replaces the generator's entry (see plugins/replaced-modules), which runs all modules of the frame in
// one task and blocks a slow phone for a fifth of a second. Here each large part is a separate task.
// Visible tables become interactive before the frame does, if their code is loaded.

/** How long the page's frame waits for the tables in view, in ms. */
const startTimeout = 300;

const parts = [
  wholeStyles,
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot", "createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes'),
  startTables,
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@theme/Layout'),
  // The first `localeCompare`, which the routes' plugins call while they render, takes a while to set up.
  () => 'a'.localeCompare('b'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

// Tells the page that this script has run (src/boot).
document.documentElement.dataset.started = '';
void start();

async function start(): Promise<void> {
  for (const run of parts) {
    await run();
    await wait();
  }
}

/** What the scripts add needs rules that the page didn't need at first. The boot script reports a failure. */
async function wholeStyles(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-whole]')];
  const loading = sheets.filter(({ sheet }) => !sheet);
  await Promise.all(loading.map((link) => new Promise((resolve) => (link.onload = resolve))));
}

async function startTables(): Promise<void> {
  if (!document.querySelector('[data-island]')) return;
  const { default: preload } = await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload');
  try {
    await preload(window.location.pathname);
  } catch {
    // Errors surface again in Docusaurus's own entry.
  }
  await Promise.race([startIslands(), wait(startTimeout)]);
}

function wait(time = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
