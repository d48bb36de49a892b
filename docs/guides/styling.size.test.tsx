import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { one } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';

proves('The table is as wide as its container and as high as its rows', () => {
  const { el } = mountTable();
  el.style.width = '700px';
  expect(Math.round(one(el, 'table').getBoundingClientRect().width)).toBe(700);
  const box = one(el, 'table').parentElement ?? el;
  expect(box.scrollHeight).toBe(box.clientHeight);
});
