// Stands in for the generator's entry (see plugins/site-behavior), which runs all modules of the page's frame in one task: a fifth of a
// second on a slow phone, in which a touch gets no answer. Here each large part has a task of its own, and the entry comes last.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'react-helmet-async'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  // The first comparison of texts, which the routes' plugins make while they render, takes a while to set up.
  () => 'a'.localeCompare('b'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

// Tells the page that this script has run (plugins/delivery/boot.ts).
document.documentElement.dataset.started = '';
void start();

async function start(): Promise<void> {
  for (const load of parts) {
    await load();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

export {};
