import { expect } from 'vitest';
import CellEditorCalled from '../../docs/_known-issues/cell-editor-called';
import { saidBy } from '../../docs/errors/_produce';
import { proves } from './claim';
import { click } from './hands';
import { bodyRow, one } from './read';

proves('A hook in editComponent crashes in cell editing', async () => {
  const act = (el: HTMLElement) => click(one(el, `${bodyRow} div[style*=dashed]`));
  expect(await saidBy(<CellEditorCalled />, { act })).toContain('Invalid hook call');
});
