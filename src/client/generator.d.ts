declare module '@docusaurus/core/lib/client/clientEntry';
declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(path: string): Promise<unknown>;
}
declare module '@docusaurus/core/lib/client/docusaurus' {
  const docusaurus: {
    prefetch: (path: string) => unknown;
    preload: (path: string) => unknown;
  };
  export default docusaurus;
}
