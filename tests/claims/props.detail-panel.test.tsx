import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click } from './hands';
import { all, bodyRow, one, texts } from './read';
import { mountTable, people, type Person } from './table';

const label = 'Detail panel visibility toggle';
const toggles = (el: HTMLElement, index = 0) =>
  all(all(el, bodyRow)[index] as HTMLElement, `button[aria-label="${label}"]`);
const toggle = (el: HTMLElement, index = 0, panel = 0) => click(toggles(el, index)[panel] as HTMLElement);

proves(
  [
    'detailPanel adds an arrow to each row that opens more content below it, such as a chart, a form or another table.',
    'In its simplest form, it is a function that receives { rowData } and returns the content.',
    "Returns the panel's content from { rowData }.",
  ],
  async () => {
    const short = mountTable({}, { detailPanel: ({ rowData }) => `lives in ${rowData.city}` });
    toggle(short.el);
    await expect.poll(() => short.el.textContent).toContain('lives in Bonn');
    toggle(short.el);
    await expect.poll(() => short.el.textContent).not.toContain('lives in Bonn');
    const long = mountTable({}, { detailPanel: [{ render: ({ rowData }) => `is ${rowData.age}` }] });
    toggle(long.el);
    await expect.poll(() => long.el.textContent).toContain('is 41');
  },
);

proves('With braces, the function needs a return. Without one, the panel is empty.', async () => {
  const shown = async (panel: () => React.ReactNode) => {
    const { el } = mountTable({}, { detailPanel: panel });
    toggle(el);
    await expect.poll(() => all(el, '.MuiCollapse-root')).toHaveLength(1);
    return one(el, '.MuiCollapse-root').textContent;
  };
  // Stands for a block with an element in it, and no `return`.
  const nothing = () => undefined;
  expect(await shown(nothing)).toBe('');
  expect(await shown(() => <p>more</p>)).toBe('more');
  const cell = (render: () => React.ReactNode) =>
    one(mountTable({}, { columns: [{ title: 'City', field: 'city', render }] }).el, `${bodyRow} td`)
      .textContent;
  expect(cell(nothing)).toBe('');
  expect(cell(() => 'drawn')).toBe('drawn');
});

proves(
  'An entry is an object with the fields below or a function of the row that returns such an object.',
  () => {
    const panel = (person: Person) => ({ disabled: person.id === 1, render: () => 'x' });
    const { el } = mountTable({}, { detailPanel: [panel] });
    expect(toggles(el, 0)[0]).toHaveProperty('disabled', true);
    expect(toggles(el, 1)[0]).toHaveProperty('disabled', false);
  },
);

proves('Disables the icon.', () => {
  const { el } = mountTable({}, { detailPanel: [{ disabled: true, render: () => 'x' }] });
  expect(toggles(el)[0]).toHaveProperty('disabled', true);
});

proves(
  [
    'The icon shown while the panel is closed, as a component or the name of an icon in the Material Icons font.',
    "The icon shown while the panel is open, which isn't rotated",
  ],
  async () => {
    const Closed = () => <i data-closed="" />;
    const Open = () => <i data-open="" />;
    const both = mountTable({}, { detailPanel: [{ icon: Closed, openIcon: Open, render: () => 'x' }] });
    expect(all(both.el, '[data-closed]')).toHaveLength(5);
    toggle(both.el);
    expect(all(both.el, '[data-open]')).toHaveLength(1);
    expect(all(both.el, '[data-closed]')).toHaveLength(4);
    const single = mountTable({}, { detailPanel: [{ icon: Closed, render: () => 'x' }] });
    toggle(single.el);
    expect(all(single.el, '[data-closed]')).toHaveLength(5);
    const glyph = mountTable({}, { detailPanel: [{ icon: 'info', render: () => 'x' }] });
    expect(one(glyph.el, '.material-icons').textContent).toBe('info');
  },
);

proves("Props for the font icon or icon component, such as { color: 'primary' }.", () => {
  const panel = { icon: 'info', iconProps: { color: 'error' }, render: () => 'x' };
  expect(one(mountTable({}, { detailPanel: [panel] }).el, '.material-icons').classList).toContain(
    'MuiIcon-colorError',
  );
  const Custom = ({ color }: { color?: string }) => <i data-color={color} />;
  const { el } = mountTable({}, { detailPanel: [{ ...panel, icon: Custom }] });
  expect(one(el, '[data-color]').dataset.color).toBe('error');
});

proves('The text shown when the icon is hovered or focused', async () => {
  const { el } = mountTable({}, { detailPanel: [{ tooltip: 'Life', render: () => 'x' }] });
  expect(toggles(el)).toHaveLength(1);
  toggles(el)[0]?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBe('Life');
});

proves(
  [
    'The table identifies panels by render.toString(), so functions with the same source, such as ({ rowData }) => show(rowData, key), count as one.',
    'Two detail panels made by one helper show the same content',
  ],
  async () => {
    const panel = (word: string) => ({ render: () => word });
    const { el } = mountTable({}, { detailPanel: [panel('first'), panel('second')] });
    toggle(el, 0, 1);
    await expect.poll(() => el.textContent).toContain('first');
    expect(el.textContent).not.toContain('second');
  },
);

proves(
  ["The second argument is 'open' or 'closed'.", 'onDetailPanelChange is never called on its own'],
  () => {
    const onDetailPanelChange = vi.fn();
    const detailPanel = () => 'x';
    const alone = mountTable({}, { detailPanel, onDetailPanelChange });
    toggle(alone.el);
    expect(onDetailPanelChange).not.toHaveBeenCalled();
    const both = mountTable({}, { detailPanel, onDetailPanelChange, onTreeExpandChange: () => {} });
    toggle(both.el);
    toggle(both.el);
    expect(onDetailPanelChange.mock.calls.map(([row, state]) => [row.name, state])).toEqual([
      ['Cid', 'open'],
      ['Cid', 'closed'],
    ]);
  },
);

proves(
  [
    "If a row has multiple panels, switching between them reports 'open' but not which panel is open.",
    'No event for a detail panel that closes by itself',
  ],
  () => {
    const states: string[] = [];
    const { el } = mountTable(
      { detailPanelType: 'single' },
      {
        detailPanel: [{ render: () => 'one' }, { render: () => 'two' }],
        onDetailPanelChange: (row, state) => states.push(`${row.name} ${state}`),
        onTreeExpandChange: () => {},
      },
    );
    toggle(el, 0, 0);
    toggle(el, 0, 1);
    toggle(el, 1, 0);
    expect(states).toEqual(['Cid open', 'Cid open', 'Ann open']);
  },
);

proves(
  [
    'It throws this.props.onDetailPanelChange is not a function, also when a panel is closed.',
    'In a table with detail panels, onTreeExpandChange needs onDetailPanelChange.',
    'Opening a detail panel throws when only onTreeExpandChange is set',
  ],
  async () => {
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => {
      errors.push(event.message);
      event.preventDefault();
    };
    window.addEventListener('error', listen);
    const { el } = mountTable({}, { detailPanel: () => 'x', onTreeExpandChange: () => {} });
    toggles(el)[0]?.click();
    await expect.poll(() => errors.join()).toContain('onDetailPanelChange is not a function');
    window.removeEventListener('error', listen);
  },
);

proves(
  [
    'which tree rows also show. To add a counter, return a MUI Badge around the icon from a function.',
    'If the icons need less space, use options.detailPanelColumnStyle and a smaller padding in sx:',
  ],
  () => {
    const [parent, child] = people as [Person, Person];
    const icon = (() => <b>3</b>) as never;
    const { el } = mountTable(
      {},
      {
        data: [parent, child],
        parentChildData: (row, rows) =>
          row.id === child.id ? rows.find(({ id }) => id === parent.id) : undefined,
        detailPanel: [{ icon, render: () => <p>Panel</p> }],
        icons: { DetailPanel: (() => <i>arrow</i>) as never },
      },
    );
    expect(texts(one(el, bodyRow), 'button')).toEqual(expect.arrayContaining(['3', 'arrow']));
    const widthWith = (options: object, sx: object) => {
      const { el: other } = mountTable(options, { detailPanel: () => <p>Panel</p>, sx });
      return one(other, `${bodyRow} td`).getBoundingClientRect().width;
    };
    const sx = { '& td > .MuiIconButton-root': { p: 0 } };
    expect(widthWith({ detailPanelColumnStyle: { width: 20 } }, sx)).toBeLessThan(widthWith({}, {}));
  },
);
