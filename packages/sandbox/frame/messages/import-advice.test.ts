import { expect, test } from 'vitest';
import { movedTo, renamedExport, unknownPackage } from './import-advice';

test('a package that moved has a new name, for paths too', () => {
  expect(movedTo('material-table')).toBe('@material-table/core');
  expect(movedTo('@material-ui/icons/AddBox')).toBe('@mui/icons-material/AddBox');
  expect(movedTo('react')).toBeUndefined();
});

test('a name that was renamed is offered, and one that is gone is not', () => {
  expect(renamedExport('createMuiTheme', '@mui/material/styles')).toBe('createTheme');
  expect(renamedExport('MaterialTable', '@material-table/core')).toBe('default');
  expect(renamedExport('DeleteOutline', '@mui/icons-material')).toBe('DeleteOutlined');
  expect(renamedExport('DriveFileRenameOutline', '@mui/icons-material')).toBeUndefined();
  expect(renamedExport('makeStyles', '@mui/material')).toBeUndefined();
  expect(renamedExport('fade', 'date-fns')).toBeUndefined();
});

test('files of the visitor’s own are told from packages', () => {
  for (const specifier of ['./data', '../data', 'utils/format', 'context/Auth', '@/rows'])
    expect(unknownPackage(specifier)).toContain('is one of your files');
  expect(unknownPackage('left-pad')).toContain("can't be imported here");
  expect(unknownPackage('gatsby')).toContain('without pages and a server: write fixed values');
  expect(unknownPackage('react-redux')).toContain('Keep the state in the component');
});
