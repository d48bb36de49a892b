declare module '@generated/editor-types/files.json' {
  /** The paths of the editor's types, below the site's base URL. */
  export interface EditorTypesFiles {
    worker: string;
    typescript: string;
    types: string;
    /** Their total size, with brotli. */
    kilobytes: number;
  }

  const files: EditorTypesFiles;
  export default files;
}
