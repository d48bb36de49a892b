declare module '@generated/completion/data.json' {
  const data: Record<string, Record<string, [type: string, defaultValue: string, sentence: string]>>;
  export default data;
}
