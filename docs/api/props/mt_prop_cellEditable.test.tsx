import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { one } from '../../../tests/claims/read';
import { mountTable } from '../../../tests/claims/table';

const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };

proves(
  "To remove the dashed line below editable cells, set sx={{ '& tbody td > div': { borderBottom: '0 !important' } }}.",
  () => {
    const line = (el: ParentNode) => getComputedStyle(one(el, 'tbody td > div')).borderBottomStyle;
    expect(line(mountTable({}, { cellEditable }).el)).toBe('dashed');
    const sx = { '& tbody td > div': { borderBottom: '0 !important' } };
    expect(line(mountTable({}, { cellEditable, sx }).el)).toBe('none');
  },
);
