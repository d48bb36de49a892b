import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, bodyRow } from '../../tests/claims/read';
import { columns, inBox, people } from '../../tests/claims/table';

const heights = (city: object, text: string) => {
  const [first, ...rest] = people;
  const el = inBox(
    400,
    columns({ city }),
    { tableLayout: 'fixed' },
    { data: [{ ...first, city: text }, ...rest] },
  );
  const [changed, plain] = all(el, bodyRow) as [HTMLElement, HTMLElement];
  const cell = changed.children[1] as HTMLElement;
  return { grows: changed.offsetHeight > plain.offsetHeight, isCut: cell.scrollWidth > cell.clientWidth };
};

proves(
  [
    'Text wraps, and its row grows.',
    "If it is cut off, remove whiteSpace: 'nowrap', or set cellStyle: { overflowWrap: 'anywhere' } for long words.",
  ],
  () => {
    const [sentence, word] = ['a long text '.repeat(12), 'longword'.repeat(12)];
    const nowrap = { cellStyle: { whiteSpace: 'nowrap', overflow: 'hidden' } };
    expect(heights({}, sentence)).toEqual({ grows: true, isCut: false });
    expect(heights(nowrap, sentence)).toEqual({ grows: false, isCut: true });
    expect(heights({}, word)).toEqual({ grows: false, isCut: true });
    expect(heights({ cellStyle: { overflowWrap: 'anywhere' } }, word)).toEqual({ grows: true, isCut: false });
  },
);
