import { screen, waitFor } from '@testing-library/react';
import { expect, type Mock } from 'vitest';
import * as drive from './drive';

const { check, choose, click, doubleClick, hides, press, shows, typeInto } = drive;

/** What a sample exports, and the functions of the exporters. */
export interface World {
  exports: Record<string, unknown>;
  exported: { ExportCsv: Mock; ExportPdf: Mock };
}

/** What each sample did in its own version for its user; all of it has to work on 8.0.3 after the upgrade. */
export const behaviours: Record<string, (world: World) => Promise<unknown>> = {
  '1-actions.jsx': async () => {
    await click('Save order');
    await shows('Saved: A-1');
    const [outer, inner] = document.querySelectorAll('.MuiGrid-root');
    expect(getComputedStyle(outer as Element).justifyContent).toBe('center');
    expect(inner?.className).toContain('MuiGrid-grid-md-8');
  },
  '1-editable.jsx': () => drive.editsItsRows('Name', ['Oak', 'Elm']),
  '1-export.jsx': async ({ exported }) => {
    await click('Export');
    await choose('CSV');
    await click('Export');
    await choose('PDF');
    const rows = [expect.objectContaining({ name: 'Mars' }), expect.objectContaining({ name: 'Venus' })];
    expect(exported.ExportCsv).toHaveBeenCalledWith(expect.anything(), rows, 'planets', ';');
    expect(exported.ExportPdf).toHaveBeenCalledWith(expect.anything(), rows, 'planets');
  },
  '1-icons.jsx': async () => {
    await shows('Danube');
    expect(screen.getByTestId('SearchIcon')).toBeTruthy();
    expect(screen.getByTestId('ClearIcon')).toBeTruthy();
  },
  '1-paging.jsx': async () => {
    await drive.changesPages();
    await shows('Page 0 of 10');
    await click('Next Page');
    await shows('Page 1 of 10');
  },
  '1-theme.jsx': async () => {
    await shows('Vega');
    expect(getComputedStyle(document.querySelector('.MuiPaper-root') as Element).color).toBe(
      'rgb(255, 255, 255)',
    );
  },
  '2-export-csv.tsx': async ({ exports }) => {
    await click('Export');
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await choose('CSV');
    expect(exports.saved).toEqual(['1']);
  },
  '2-exporters.jsx': async ({ exported }) => {
    await click('Export');
    await choose('CSV');
    const rows = [expect.objectContaining({ name: 'Ada' })];
    expect(exported.ExportCsv).toHaveBeenCalledWith(expect.anything(), rows, 'people');
  },
  '2-index.jsx': async () => {
    await drive.deleteRow('Iron');
    await hides('Iron');
    await shows('Wash');
  },
  '2-remote.jsx': async () => {
    await shows('Bob');
    await typeInto(screen.getByLabelText('Filter by name'), 'A');
    await hides('Bob');
    await shows('Ada');
  },
  '3-pagination.jsx': drive.changesPages,
  '3-panels.jsx': async () => {
    await drive.clickInRow('Ada', 1);
    await shows('first');
    await drive.clickInRow('Ada', 0);
    await hides('first');
    expect(screen.getAllByText('Ada')).toHaveLength(2);
  },
  '3-tree.jsx': async () => {
    await shows('I');
    expect(screen.queryByText('Rui')).toBeNull();
    await drive.clickInRow('Ines', 0);
    await shows('Rui');
    expect(document.querySelector('.MuiTableSortLabel-root')).toBeNull();
  },
  '4-alpha.jsx': async () => {
    const cell = await screen.findByText('Ada');
    expect(getComputedStyle(cell.closest('tr') as Element).backgroundColor).toBe('rgba(21, 101, 192, 0.2)');
  },
  '4-date.jsx': async () => {
    await shows('März');
    await shows('5/1/2024');
    expect(screen.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual([
      'DD',
      'MM',
      'YYYY',
    ]);
  },
  '4-double-click.jsx': async () => {
    await doubleClick('Ada');
    await shows('Last: Ada');
  },
  '4-sorting.jsx': async () => {
    await shows('Begin');
    expect(document.querySelector('.MuiTableSortLabel-root')).toBeNull();
    expect(screen.queryByPlaceholderText('Search')).toBeNull();
  },
  '5-labels.jsx': async () => {
    await shows(/5 lines/);
    expect(screen.getByLabelText('Start')).toBeTruthy();
  },
  '5-theme.jsx': async () => {
    expect(await screen.findByRole('button', { name: 'Drop' })).toBeTruthy();
    expect(document.querySelector('.MuiPaper-elevation0')).toBeTruthy();
  },
  '6-dates.jsx': async () => {
    await shows('5/1/2024');
    expect((await screen.findByDisplayValue('Agenda of May')).hasAttribute('readonly')).toBe(true);
    expect(document.querySelectorAll('.MuiGrid-grid-xs-12')).toHaveLength(1);
  },
  '6-dialog.tsx': async () => {
    await shows('In front');
    expect(document.querySelector('.MuiDialog-paper.MuiPaper-elevation2')).toBeTruthy();
    await press('Escape');
    await hides('In front');
    await check('Done');
    expect((screen.getByRole('checkbox', { name: 'Done' }) as HTMLInputElement).checked).toBe(true);
  },
  '6-root.jsx': () => shows('Ada'),
  '7-field.tsx': async () => {
    const field = await screen.findByLabelText('Search for');
    expect(field.getAttribute('maxlength')).toBe('20');
    expect(document.querySelector('label')?.dataset.shrink).toBe('true');
    await typeInto(field, 'Bo');
    await waitFor(() => expect(screen.getByDisplayValue('Bo')).toBe(field));
  },
  '7-menu.tsx': async () => {
    await shows('Toolbars');
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Dense rows' })).toBeTruthy());
  },
  '7-selection.tsx': async () => {
    await check('Select all');
    await shows('2 row(s) selected');
    expect(await screen.findByRole('button', { name: 'Drop' })).toBeTruthy();
  },
  '1-clear-selection.jsx': async () => {
    await check('Pick Books');
    await shows('1 row(s) selected');
    await click('Send');
    await hides('1 row(s) selected');
    await shows('yes');
    expect((screen.getByRole('checkbox', { name: 'Pick Books' }) as HTMLInputElement).checked).toBe(false);
  },
  '1-delete-selected.jsx': async () => {
    await check('Riesling');
    await check('Syrah');
    await click('Drink them');
    await hides('Riesling');
    await hides('Syrah');
    await shows('Merlot');
  },
  '1-panel-component.jsx': async () => {
    await drive.clickInRow('Pie', 0);
    await shows('How to make Pie');
    await click('Read');
    await shows('Reading: Pie');
    await drive.clickInRow('Soup', 1);
    await shows('3 steps');
  },
  '1-row-click-panel.jsx': async () => {
    await drive.clickInRow('Oslo', 0);
    await shows('Notes: By ferry');
    await drive.clickOnText('Oslo');
    await hides('Notes: By ferry');
    expect(drive.rowOf('Bari').querySelector('button')).toHaveProperty('disabled', true);
  },
  '1-theme-overrides.jsx': async () => {
    const cell = (await screen.findByText('Forty')).closest('td') as Element;
    expect(getComputedStyle(cell).letterSpacing).toBe('3px');
    expect(getComputedStyle(document.querySelector('.MuiPaper-root') as Element).color).toBe(
      'rgb(255, 255, 255)',
    );
  },
  '1-export-own.jsx': async ({ exports }) => {
    await typeInto(await screen.findByPlaceholderText('Search'), 'Boat');
    await click('Export');
    await choose('Get a list');
    const lines = Array.from({ length: 7 }, (_, i) => `Boat ${i + 1};Owner ${i + 1}`);
    expect(exports.written).toEqual(['Name', ...lines]);
  },
  '1-export-title.jsx': async ({ exported }) => {
    await click('Export');
    await choose('CSV');
    await click('Export');
    await choose('PDF');
    const rows = [expect.objectContaining({ ware: 'Tea' })];
    expect(exported.ExportCsv).toHaveBeenCalledWith(expect.anything(), rows, 'Stock');
    expect(exported.ExportPdf).toHaveBeenCalledWith(expect.anything(), rows, 'Stock');
  },
  '1-bulk.tsx': async () => {
    await click('Edit All');
    await typeInto((await screen.findAllByPlaceholderText('Guest'))[1] as HTMLElement, 'Bea');
    await click('Save all changes');
    await shows('Bea');
    await hides('Ben');
    expect(drive.cellTexts()).toEqual(['Ann', 'Bea']);
  },
  '1-cells.jsx': async () => {
    await drive.editCell('Kale', 'Chard');
    await shows('Chard');
    expect(drive.cellTexts()).toEqual(['Leek', 'Chard']);
  },
  '1-remote-order.jsx': async ({ exports }) => {
    const asked = exports.asked as string[];
    await shows('Watzmann');
    expect(asked.at(-1)).toBe('/hills?size=5&page=1&sort=name&order=desc');
    await drive.clickOnText('Name');
    await waitFor(() => expect(asked.at(-1)).toBe('/hills?size=5&page=1'));
    await drive.clickOnText('Name');
    await waitFor(() => expect(asked.at(-1)).toBe('/hills?size=5&page=1&sort=name&order=asc'));
    await typeInto(screen.getByPlaceholderText('Search'), 'Arb');
    await hides('Watzmann');
    const before = asked.length;
    await click('Ask again');
    await waitFor(() => expect(asked).toHaveLength(before + 1));
    expect(asked.at(-1)).toBe('/hills?size=5&page=1&search=Arb&sort=name&order=asc');
  },
  '1-row-cell.jsx': async () => {
    const cell = (await screen.findByText('Alcor')).closest('td') as Element;
    expect(getComputedStyle(cell).textTransform).toBe('uppercase');
    await drive.pointAt('Alcor');
    await shows('Over: Alcor');
  },
  '1-edit-field.jsx': async () => {
    await drive.clickNamed('Hall', 'Edit');
    await typeInto(await screen.findByPlaceholderText('Room'), 'Cellar');
    await drive.pickFrom('Its color', 'Blue');
    await click('Save');
    await shows('Cellar');
    await shows('blue');
  },
  '1-typed.tsx': () => drive.editsItsRows('Name', ['Hen', 'Ant']),
  '1-clicked-row.jsx': async () => {
    const colorOf = (text: string) => getComputedStyle(drive.rowOf(text)).backgroundColor;
    await drive.clickOnText('Finale');
    await waitFor(() => expect(colorOf('Finale')).toBe('rgb(238, 238, 238)'));
    expect(colorOf('Overture')).toBe('rgb(255, 255, 255)');
  },
  '1-styled.jsx': async () => {
    await shows('Rye');
    const bar = screen.getByText('Fields').closest('.MuiToolbar-root') as Element;
    expect(getComputedStyle(bar).borderTop).toBe('4px solid rgb(0, 90, 0)');
  },
  '1-localized.jsx': async () => {
    await shows('Botões');
    await shows(/5 linhas/);
    await shows('1-1 de 1');
    expect(drive.buttons('Adiante').length).toBeGreaterThan(0);
    expect(screen.getByPlaceholderText('Procurar')).toBeTruthy();
    expect(screen.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual([
      'DD',
      'MM',
      'YYYY',
    ]);
    await click('Apagar');
    await shows('Apagar mesmo?');
    await click('Sim');
    await shows('Nada aqui');
  },
  '1-wrapper.jsx': async () => {
    await shows('Row 0');
    expect(screen.queryByPlaceholderText('Search')).toBeNull();
    expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Do');
    await click(/next page/i);
    await shows('On page 1');
    await shows('Row 5');
  },
  '1-toggle-done.jsx': async () => {
    const isDone = (name: string) =>
      (screen.getByRole('checkbox', { name: `${name} done` }) as HTMLInputElement).checked;
    await check('Mop done');
    await waitFor(() => expect(isDone('Mop')).toBe(true));
    expect(isDone('Sweep')).toBe(false);
    await check('Mop done');
    await waitFor(() => expect(isDone('Mop')).toBe(false));
  },
  '2-close-panel.jsx': async () => {
    await drive.clickInRow('Olaf', 0);
    await shows('Come soon');
    await click('Close it');
    await hides('Come soon');
  },
  '2-redux.jsx': () => drive.editsItsRows('Name', ['Noa', 'Kim']),
  '3-groups.jsx': async () => {
    await shows('Small');
    expect(screen.getAllByText(/^(?:Small|Large)$/).map(({ textContent }) => textContent)).toEqual([
      'Small',
      'Large',
    ]);
    await shows('Green');
    await drive.clickInRow('Large', 0);
    await hides('Green');
  },
  '5-duplicate.jsx': async () => {
    await click('Copy room');
    await typeInto(await screen.findByPlaceholderText('Room'), 'Loft');
    await click('Save');
    await shows('Loft');
    expect(screen.getAllByText('4')).toHaveLength(2);
  },
  '6-class.jsx': async () => {
    await drive.clickInRow('When?', 0);
    expect((await screen.findByLabelText('Answer to q2')).getAttribute('maxlength')).toBe('40');
    await click('Drop q1');
    await hides('Who?');
    expect(screen.getByLabelText('Answer to q2')).toBeTruthy();
  },
  '6-remote.tsx': async () => {
    await shows('Home, call 1');
    await click('Again (0)');
    await shows('Home, call 2');
    await check('All visits');
    await shows('1 row(s) selected');
  },
  '7-edit.tsx': () => drive.editsItsRows('Name', ['Carp', 'Tench']),
};
