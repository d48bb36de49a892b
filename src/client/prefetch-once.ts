/**
 * Prefetch each file once. The generator requests all files of a link's page, and the pages of a section share most of theirs:
 * a browser without prefetch links fetched each file eleven times, and the others got a link element each time.
 */
// oxlint-disable-next-line no-underscore-dangle -- the bundler's name for itself
declare const __webpack_require__: { gca: (chunkName: string) => string | undefined };

if (typeof window !== 'undefined') {
  // The generator's own function, which only its prefetch uses. It leaves out a chunk that has no address.
  const addressOf = __webpack_require__.gca;
  const fetched = new Set<string | undefined>();
  __webpack_require__.gca = (chunkName) => {
    const address = addressOf(chunkName);
    if (fetched.has(address)) return undefined;
    fetched.add(address);
    return address;
  };
}
