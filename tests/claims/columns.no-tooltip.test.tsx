import { expect } from 'vitest';
import { proves } from './claim';
import { showsTooltip } from './hands';
import { header, texts } from './read';
import { columns, mountTable } from './table';

proves('Without it, headers have no tooltip.', async () => {
  const { el } = mountTable({}, { columns: columns({ age: { tooltip: 'In years' } }) });
  header(el, 0).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  // The tooltip of a later header opens after the first would have.
  await showsTooltip(() => header(el, 2), 'In years');
  expect(texts(document, '[role=tooltip]')).toEqual(['In years']);
  expect(header(el, 0).closest('th')?.querySelector('[title]')).toBeNull();
});
