/** Where the worker of Advice is, below the site's base URL; `plugins/advice` writes it. */
export interface AdviceFiles {
  worker: string;
}
