/** Where the files of the editor's types are, below the site's base URL; `plugins/editor-types` writes it. */
export interface EditorTypesFiles {
  worker: string;
  typescript: string;
  types: string;
  /** What they weigh together, by brotli. */
  kilobytes: number;
}
