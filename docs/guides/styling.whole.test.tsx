import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { one } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

const width = (el: ParentNode, selector: string) => one(el, selector).getBoundingClientRect().width;

proves(
  [
    'The table is as wide as its container',
    'style={{ width: 600 }} sets the width of the toolbar, rows and pagination',
  ],
  () => {
    const widths = (style?: object) => {
      const { el, unmount } = mount(
        <div style={{ width: 800 }}>
          <MaterialTable columns={columns()} data={people} style={style} />
        </div>,
      );
      const found = ['.MuiPaper-root', '.MuiToolbar-root', 'table', 'tfoot, .MuiTableFooter-root'].map(
        (one) => width(el, one),
      );
      unmount();
      return found;
    };
    expect(widths()).toEqual([800, 800, 800, 800]);
    expect(widths({ width: 600 })).toEqual([600, 600, 600, 600]);
  },
);
