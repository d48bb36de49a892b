/** Change the address without the router, which would load the page's chunks again. */
export function setAddress(address: string): void {
  const { pathname, search, hash } = window.location;
  if (search + hash !== address) window.history.replaceState(window.history.state, '', pathname + address);
}
