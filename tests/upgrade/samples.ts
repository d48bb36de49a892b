import { screen, waitFor } from '@testing-library/react';
import { expect, type Mock } from 'vitest';
import * as drive from './drive';

const { check, choose, click, doubleClick, hides, press, shows, typeInto } = drive;

/** What a sample exports, and the functions of the exporters. */
export interface World {
  exports: Record<string, unknown>;
  exported: { ExportCsv: Mock; ExportPdf: Mock };
}

/** What each sample did in its own version, driven as its user does; all of it has to hold on 8.0.3 after the upgrade. */
export const behaviours: Record<string, (world: World) => Promise<unknown>> = {
  '1-actions.jsx': async () => {
    await click('Save order');
    await shows('Saved: A-1');
    const [outer, inner] = document.querySelectorAll('.MuiGrid-root');
    expect(getComputedStyle(outer as Element).justifyContent).toBe('center');
    expect(inner?.className).toContain('MuiGrid-grid-md-8');
  },
  '1-class.jsx': async () => {
    await shows('Porto');
    await typeInto(screen.getByPlaceholderText('Search'), 'Lis');
    await hides('Porto');
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
  '1-localization.jsx': async () => {
    await shows(/5 Zeilen/);
    expect(screen.getByPlaceholderText('Suche')).toBeTruthy();
  },
  '1-paging.jsx': async () => {
    await drive.changesPages();
    await shows('Page 0 of 10');
    await click('Next Page');
    await shows('Page 1 of 10');
  },
  '1-panel.jsx': async () => {
    await click('Detail panel visibility toggle');
    await shows('From 1815');
  },
  '1-theme.jsx': async () => {
    await shows('Vega');
    expect(getComputedStyle(document.querySelector('.MuiPaper-root') as Element).color).toBe(
      'rgb(255, 255, 255)',
    );
  },
  '2-double-click.jsx': async () => {
    await doubleClick('notes.txt');
    await shows('Opened: notes.txt');
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
  '6-selection.jsx': async () => {
    await check('Select Ada');
    await shows('1 row(s) selected');
    await check('Select all');
    await hides('1 row(s) selected');
  },
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
};
