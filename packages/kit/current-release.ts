/** The release of this page, as the build wrote it into its head; empty if it did not. */
export function currentRelease(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
}
