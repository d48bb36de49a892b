declare module '@generated/rows-import/files.json' {
  const files: { worker: string };
  export default files;
}
