import type { Facts } from '../../types/protocol';
import { renderDocumentation } from './documentation';

/** A name with its type and what the reference says of it. */
export function renderFacts(facts: Facts): HTMLElement {
  const root = document.createElement('div');
  root.append(
    Object.assign(document.createElement('code'), { textContent: shortSignature(facts.signature) }),
  );
  root.append(renderDocumentation(facts));
  return root;
}

function shortSignature(signature: string): string {
  return signature.length > 400 ? `${signature.slice(0, 399)}…` : signature;
}
