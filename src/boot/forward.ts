/**
 * Forward from an old address. plugins/redirects puts this script, after its list, into the page that
 * replaces a removed one and into pages that lost a heading.
 */
const text = document.getElementById('moved')?.textContent ?? '{}';
const moved = JSON.parse(text) as Record<string, string>;
const anchor = decoded(location.hash.slice(1));
const target = Object.hasOwn(moved, anchor) ? moved[anchor] : moved[''];
if (target !== undefined) {
  const url = new URL(target, location.href);
  url.search = location.search;
  url.hash ||= location.hash;
  // Back leads to where the visitor was before the old address.
  location.replace(url.href);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export {};
