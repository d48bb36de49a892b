declare module '@docusaurus/core/lib/client/clientEntry';
declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(path: string): Promise<unknown>;
}
