declare module '@generated/editor-types/files.json' {
  import type { EditorTypesFiles } from '@site/packages/sandbox/types/files';

  const files: EditorTypesFiles;
  export default files;
}
