import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { Box, createTheme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { saidBy } from '../../docs/errors/_produce';
import { proves, mount } from './claim';
import { click, fill } from './hands';
import { all, bodyRow, one, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

proves('A day that doesn\'t exist throws "Invalid time value" in a date filter', async () => {
  // The picker's value for February 31.
  const born = { title: 'Born', field: 'name', type: 'date', defaultFilter: new Date(NaN) } as const;
  const data = [{ id: 1, name: '2024-05-09', city: '', age: 0 }];
  expect(await saidBy(<MaterialTable columns={[born]} data={data} />)).toContain('Invalid time value');
});

proves('The search finds 10 and the text "0".', () => {
  const ages = { number: 0, ten: 10, text: '0' };
  const data = Object.entries(ages).map(([name, age], id) => ({ id, name, city: '', age }));
  expect(shown(mountTable({ searchText: '0' }, { data: data as Person[] }).el)).toEqual(['ten', 'text']);
});

proves('dateSetting.locale is ignored for Date objects with a time', () => {
  const at = new Date(2024, 4, 9, 13, 30);
  const own = (['datetime', 'time'] as const).map((type) => ({
    title: type,
    field: 'at',
    type,
    dateSetting: { locale: 'de-DE' },
  }));
  const { el } = mountTable({}, { columns: own as never, data: [{ id: 1, at }] as never });
  expect(texts(el, '[data-testid="mtablecell"]')).toEqual([at.toLocaleString(), at.toLocaleTimeString()]);
  expect(at.toLocaleString('de-DE')).not.toBe(at.toLocaleString());
});

proves('A search in tree data closes expanded rows', async () => {
  const rows = ['src', 'table', 'docs', 'guide'].map((name, index) => ({
    id: index + 1,
    name,
    city: index % 2 ? String(index) : '',
    age: 0,
  }));
  const parentChildData: MaterialTableProps<Person>['parentChildData'] = (row, all) =>
    all.find(({ id }) => String(id) === row.city);
  const { el } = mountTable({ defaultExpanded: true, debounceInterval: 0 }, { data: rows, parentChildData });
  expect(shown(el)).toEqual(['src', 'table', 'docs', 'guide']);
  const search = one(el, 'input[aria-label="Search"]') as HTMLInputElement;
  fill(search, 'table');
  await expect.poll(() => shown(el)).toEqual(['src', 'table']);
  fill(search, '');
  await expect.poll(() => shown(el)).toEqual(['src', 'table', 'docs']);
});

proves("detailPanelType: 'single' doesn't close a panel that was open at the start", async () => {
  const detailPanel = ({ rowData }: { rowData: Person }) => <p>About {rowData.name}</p>;
  const data = people
    .slice(0, 2)
    .map((row, index) =>
      index === 0 ? { ...row, tableData: { showDetailPanel: detailPanel } } : { ...row },
    );
  const { el } = mountTable({ detailPanelType: 'single' }, { data, detailPanel });
  await expect.poll(() => texts(el, 'tbody p')).toEqual(['About Cid']);
  click(all(el, 'button[aria-label="Detail panel visibility toggle"]')[1] as HTMLElement);
  await expect.poll(() => texts(el, 'tbody p')).toEqual(['About Cid', 'About Ann']);
});

proves('A disabled action button has no accessible name', () => {
  const { el } = mountTable(
    {},
    { actions: [{ icon: () => <i />, tooltip: 'Go', disabled: true, onClick: () => {} }] },
  );
  const button = one(el, `${bodyRow} button`);
  expect(button.getAttribute('aria-label')).toBeNull();
  expect(button.textContent).toBe('');
  expect(button.closest('[aria-label]')?.tagName).toBe('SPAN');
});

proves('Selection checkboxes have no name for screen readers', () => {
  const { el } = mountTable({ selection: true }, { columns: columns({ city: { defaultGroupOrder: 0 } }) });
  const boxes = all(el, 'input[type=checkbox]') as HTMLInputElement[];
  expect(boxes.length).toBeGreaterThan(2);
  const named = boxes.filter((box) => box.labels?.length || box.closest('[aria-label], [aria-labelledby]'));
  expect(named).toEqual([]);
  const rows = all(mountTable({ selection: true }).el, `${bodyRow} input[type=checkbox]`);
  expect(rows.map((box) => box.getAttribute('aria-label'))).toEqual(Array(5).fill(null));
});

proves("Rows can't be clicked with the keyboard", () => {
  const row = one(mountTable({}, { onRowClick: () => {} }).el, bodyRow);
  expect(getComputedStyle(row).cursor).toBe('pointer');
  expect(row.tabIndex).toBe(-1);
  expect(row.getAttribute('role')).toBeNull();
});

proves("Retry can't be reached with the keyboard", async () => {
  const { el } = mountTable({}, { data: () => Promise.reject(new Error('The server is down.')) });
  await expect.poll(() => el.textContent).toContain('The server is down.');
  const retry = all(el, 'svg').find((svg) => svg.style.cursor === 'pointer');
  expect(retry).toBeDefined();
  expect(retry?.closest('button, a, [tabindex]')).toBeNull();
  expect(retry?.getAttribute('aria-hidden')).toBe('true');
});

proves('Two tables with filters have a duplicate id', () => {
  mountTable({ filtering: true });
  mountTable({ filtering: true });
  expect(all(document, '[id="m--table--filter--row"]')).toHaveLength(2);
});

proves('The loading overlay stays white in dark mode, and its spinner has no name', () => {
  const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
  const { el } = mount(
    <ThemeProvider theme={theme} defaultMode="dark">
      <MaterialTable columns={columns()} data={people} isLoading />
    </ThemeProvider>,
  );
  const spinner = one(el, '[role=progressbar]');
  expect(spinner.getAttribute('aria-label') ?? spinner.getAttribute('aria-labelledby')).toBeNull();
  const behind = [];
  for (let box = spinner.parentElement; box && box !== el; box = box.parentElement)
    behind.push(getComputedStyle(box).backgroundColor);
  expect(behind).toContain('rgb(255, 255, 255)');
});

proves('fixedColumns scroll away with the other columns', async () => {
  const movedBy = async (sx: object) => {
    const { el } = mount(
      <Box sx={{ width: 300, ...sx }}>
        <MaterialTable
          data={people}
          columns={columns({ name: { width: 200 }, city: { width: 200 }, age: { width: 200 } })}
          options={{ fixedColumns: { left: 1 }, toolbar: false }}
        />
      </Box>,
    );
    const copy = () => all(el, 'div').find((div) => div.style.background === 'white');
    await expect.poll(() => copy()?.tagName).toBe('DIV');
    const before = copy()?.getBoundingClientRect().left ?? 0;
    const area = all(el, 'div').find((div) => div.scrollWidth > div.clientWidth + 100 && div !== copy());
    if (!area) throw new Error('nothing scrolls');
    area.scrollLeft = 100;
    return before - (copy()?.getBoundingClientRect().left ?? 0);
  };
  expect(await movedBy({})).toBe(100);
  expect(await movedBy({ '& .MuiPaper-root > .MuiBox-root': { position: 'static' } })).toBe(0);
});

proves('Arrays and dates break the CSV', () => {
  let href = '';
  const catchClick = (event: MouseEvent) => {
    event.preventDefault();
    href = event.target instanceof HTMLAnchorElement ? event.target.href : '';
  };
  document.addEventListener('click', catchClick, true);
  const row = { labels: ['bug', 'speed'], name: 'a,b', opened: new Date(2024, 4, 9) };
  ExportCsv(
    ['labels', 'name', 'opened'].map((field) => ({ title: field, field })),
    [row] as never,
    'tickets',
  );
  document.removeEventListener('click', catchClick, true);
  expect(decodeURIComponent(href)).toContain(`bug,speed,"a,b",${String(row.opened)}`);
});
