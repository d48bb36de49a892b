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

declare module '@generated/editor-types/completion.json' {
  /** The members of the table's API by group and name, from the reference. */
  export type CompletionData = Record<
    string,
    Record<string, [type: string, defaultValue: string, sentence: string]>
  >;

  const data: CompletionData;
  export default data;
}
