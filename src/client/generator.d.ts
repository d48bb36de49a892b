declare module '@docusaurus/core/lib/client/clientEntry';
declare module '@docusaurus/core/lib/client/docusaurus' {
  const docusaurus: {
    prefetch: (path: string) => unknown;
    preload: (path: string) => unknown;
  };
  export default docusaurus;
}
