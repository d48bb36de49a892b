/** The release that this page belongs to, as the build wrote it into its head; empty when it did not. */
export function currentRelease(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
}
