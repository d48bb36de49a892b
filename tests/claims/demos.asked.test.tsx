import MaterialTable from '@material-table/core';

import { Box } from '@mui/material';
import { useState } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { proves, mount } from './claim';
import { click } from './hands';
import { all, one, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

const sticky = { position: 'sticky', top: 0, zIndex: 5, background: 'white' } as const;

proves(
  [
    'By default, the arrow appears only on hover',
    'The first rule below shows the arrow in every sortable header.',
  ],
  async () => {
    const opacities = (el: ParentNode) =>
      all(el, 'thead .MuiTableSortLabel-icon').map((icon) => getComputedStyle(icon).opacity);
    const own = () => columns({ name: { defaultSort: 'asc' } });
    expect(opacities(mountTable({}, { columns: own() }).el)).toEqual(['1', '0', '0']);
    const sx = { '& thead .MuiTableSortLabel-icon': { opacity: 0.4 } };
    const { el } = mountTable({}, { columns: own(), sx });
    await expect.poll(() => opacities(el)).toEqual(['1', '0.4', '0.4']);
  },
);

proves('Set style={{ zIndex: 0 }} on the table, which creates a stacking context.', () => {
  const inFront = (style: object) => {
    const { el, unmount } = mount(
      <div style={{ position: 'relative' }}>
        <div
          data-menu
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            width: 200,
            height: 200,
            zIndex: 1,
            background: 'red',
          }}
        />
        <MaterialTable
          columns={columns()}
          data={people}
          style={style}
          options={{ toolbar: false, headerStyle: sticky }}
        />
      </div>,
    );
    const { left, top } = one(el, 'th').getBoundingClientRect();
    const isMenu = document.elementFromPoint(left + 20, top + 20)?.matches('[data-menu]');
    unmount();
    return isMenu;
  };
  expect(inFront({})).toBe(false);
  expect(inFront({ zIndex: 0 })).toBe(true);
});

proves("with maxBodyHeight, the copies don't scroll with the rows", async () => {
  const { el } = mount(
    <Box sx={{ width: 400, '& .MuiPaper-root > .MuiBox-root': { position: 'static' } }}>
      <MaterialTable
        columns={columns({ name: { width: 200 }, city: { width: 400 }, age: { width: 200 } })}
        data={people}
        options={{ fixedColumns: { left: 1 }, toolbar: false, paging: false, maxBodyHeight: 200 }}
      />
    </Box>,
  );
  await expect.poll(() => all(el, 'table')).toHaveLength(2);
  const box = all(el, 'div').find((div) => div.style.maxHeight === '200px');
  if (!box) throw new Error('nothing scrolls');
  const tops = () => all(el, 'table').map((table) => Math.round(table.getBoundingClientRect().top));
  const [rows = 0, copy = 0] = tops();
  box.scrollTop = 100;
  await expect.poll(tops).toEqual([rows - 100, copy]);
});

/** Parents by id: Ann and Dora are below Cid. */
const parentChildData = ({ id }: Person, rows: Person[]) =>
  id === 2 || id === 3 ? rows.find((other) => other.id === 1) : undefined;

function SelectedAlone({ onSelectionChange }: { onSelectionChange: () => void }) {
  const [made] = useState(columns);
  const [ids, setIds] = useState<number[]>([]);
  const toggle = (id: number) =>
    setIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <>
      <output>{ids.join()}</output>
      <MaterialTable
        columns={made}
        data={people}
        parentChildData={parentChildData}
        onSelectionChange={onSelectionChange}
        options={{
          selection: true,
          showSelectAllCheckbox: false,
          defaultExpanded: true,
          selectionProps: (row: Person) => ({
            checked: ids.includes(row.id),
            onChange: () => toggle(row.id),
          }),
        }}
      />
    </>
  );
}

proves(
  [
    'you can keep the selected ids in your state and control the checkboxes with selectionProps',
    "Hide the header checkbox, because onSelectionChange and the toolbar's count don't include these rows.",
  ],
  () => {
    const onSelectionChange = vi.fn();
    const { el } = mount(<SelectedAlone onSelectionChange={onSelectionChange} />);
    const boxes = () => all(el, 'tbody input') as HTMLInputElement[];
    expect(shown(el).slice(0, 3)).toEqual(['Cid', 'Ann', 'Dora']);
    click(boxes()[0] as HTMLElement);
    expect(
      boxes()
        .map(({ checked }) => checked)
        .slice(0, 3),
    ).toEqual([true, false, false]);
    expect(texts(el, 'output')).toEqual(['1']);
    click(boxes()[1] as HTMLElement);
    click(boxes()[0] as HTMLElement);
    expect(
      boxes()
        .map(({ checked }) => checked)
        .slice(0, 3),
    ).toEqual([false, true, false]);
    expect(onSelectionChange).not.toHaveBeenCalled();
    expect(el.textContent).not.toContain('selected');
  },
);

proves(
  [
    'Sticky cells stick to the scroll container.',
    "Set overflow: 'visible !important' on it from the same Box, and top to the height of your app bar.",
  ],
  () => {
    onTestFinished(() => window.scrollTo(0, 0));
    const topOf = (sx: object) => {
      window.scrollTo(0, 0);
      const options = { headerStyle: { ...sticky, top: 20 }, paging: false };
      const { el, unmount } = mount(
        <Box sx={sx}>
          <MaterialTable columns={columns()} data={people} options={options} />
          <div style={{ height: 3000 }} />
        </Box>,
      );
      const header = one(el, 'thead th');
      window.scrollBy(0, header.getBoundingClientRect().top + 60);
      const top = Math.round(header.getBoundingClientRect().top);
      unmount();
      return top;
    };
    expect(topOf({})).toBe(-60);
    const open = { overflow: 'visible !important' };
    expect(topOf({ '& .MuiBox-root:has(> div > div > table)': open })).toBe(20);
  },
);

proves(["The table stores a row's open panel in tableData.showDetailPanel."], () => {
  const seen: unknown[] = [];
  const detailPanel = () => 'More';
  const { el } = mountTable(
    {},
    {
      detailPanel,
      onRowClick: (_event, row, action) => {
        seen.push((row as { tableData?: { showDetailPanel?: unknown } }).tableData?.showDetailPanel);
        action?.toggleDetailPanel();
      },
    },
  );
  for (let times = 0; times < 3; times += 1) click(one(el, 'tbody [data-testid="mtablecell"]'));
  expect(seen).toEqual([undefined, detailPanel, undefined]);
});
