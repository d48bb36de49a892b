import { startVisibleIslands } from '../components/Demo/early';

// Stands in for the generator's entry (see plugins/replaced-modules), which runs all modules of the page's frame in one task: a fifth of a
// second on a slow phone, in which a touch gets no answer. Here each large part has a task of its own. Tables that are in view come to
// life before the frame does, if their code is there.

/** How long the page's frame waits for the tables in view, in ms. */
const patience = 300;

const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot", "createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes'),
  startTables,
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@theme/Layout'),
  // The first comparison of texts, which the routes' plugins make while they render, takes a while to set up.
  () => 'a'.localeCompare('b'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

// Tells the page that this script has run (src/boot).
document.documentElement.dataset.started = '';
void start();

async function start(): Promise<void> {
  for (const run of parts) {
    await run();
    await rest();
  }
}

async function startTables(): Promise<void> {
  if (!document.querySelector('[data-island]')) return;
  const { default: preload } = await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload');
  try {
    await preload(window.location.pathname);
  } catch {
    // What can't be loaded, the generator's entry meets again.
  }
  await Promise.race([startVisibleIslands(), rest(patience)]);
}

function rest(time = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
