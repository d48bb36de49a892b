import MaterialTable, { type Components, type Options } from '@material-table/core';
import { Box, Button, Stack, ToggleButton, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EditField, Refusals, refocus } from './cells';
import Changes from './Changes';
import { cards, makeColumns } from './columns';
import { parts, type Part } from './parts';
import { editsOf, isLow, messageOf, useStock, type Change, type Edit, type Value } from './store';

export default function StockRoom() {
  const columns = useMemo(makeColumns, []);
  const { rows, changes, refusals, submit, undo } = useStock(parts);
  const { low, shown, isFiltered, toggle } = useLowFilter(rows);
  const [isBulk, setIsBulk] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState({ text: '', isError: false });
  const screen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isBulk) return undefined;
    const box = screen.current;
    box?.querySelector<HTMLElement>('tbody :is(input, select)')?.focus();
    return () => refocus(box?.querySelector<HTMLElement>('[aria-label="Edit this page"]'));
  }, [isBulk]);

  const report = async (edits: Edit[]) => {
    try {
      const saved = await submit(edits);
      setMessage({ text: saved === 1 ? '1 change saved.' : `${saved} changes saved.`, isError: false });
    } catch (error) {
      setMessage({ text: `Nothing saved. ${messageOf(error)}`, isError: true });
      // The table keeps the input of a rejected save in its field.
      throw error;
    }
  };
  const saveCell = (to: Value | undefined, _from: unknown, part: Part, { field }: { field?: unknown }) =>
    report(editsOf(part, { ...part, [String(field)]: to }));
  const saveAll = (edited: Record<string, { oldData: Part; newData: Part }>) =>
    report(Object.values(edited).flatMap(({ oldData, newData }) => editsOf(oldData, newData)));
  const undoAll = async (wanted: Change[]) => {
    const refused = await undo(wanted);
    const text = `${wanted.length - refused} undone${refused > 0 ? `, ${refused} refused` : ''}.`;
    setMessage({ text, isError: refused > 0 });
  };

  return (
    <Stack ref={screen} spacing={1} sx={{ p: { xs: 1, sm: 2 }, bgcolor: 'background.default', ...cards }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <ToggleButton value="low" size="small" disabled={isBulk} selected={isFiltered} onChange={toggle}>
          Below minimum: {low.length}
        </ToggleButton>
        <Typography
          role="status"
          variant="body2"
          color={message.isError ? 'error' : 'text.secondary'}
          sx={{ flex: { xs: '1 0 100%', sm: 1 }, order: { xs: 1, sm: 0 } }}
        >
          {message.text}
        </Typography>
        <Button
          aria-expanded={isOpen}
          aria-controls="stock-changes"
          onClick={() => setIsOpen(!isOpen)}
          sx={{ display: { lg: 'none' } }}
        >
          Changes: {changes.length}
        </Button>
      </Stack>
      <Box sx={layout}>
        <Refusals value={refusals}>
          <MaterialTable
            columns={columns}
            data={shown}
            options={options}
            components={components}
            localization={localization}
            cellEditable={{ isCellEditable: () => true, onCellEditApproved: saveCell, cellStyle }}
            editable={{ onBulkUpdate: saveAll }}
            onBulkEditOpen={setIsBulk}
          />
        </Refusals>
        <Changes {...{ changes, isOpen }} isDisabled={isBulk} onUndo={(wanted) => void undoAll(wanted)} />
      </Box>
    </Stack>
  );
}

/** All parts, or those below their minimum. A part that you restock stays in the list, so that no row disappears while you work on it. */
function useLowFilter(rows: Part[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const low = useMemo(() => rows.filter(isLow), [rows]);
  const shown = useMemo(() => (ids ? rows.filter(({ id }) => ids.has(id)) : rows), [rows, ids]);
  const toggle = () => setIds(ids ? undefined : new Set(low.map(({ id }) => id)));
  return { low, shown, isFiltered: Boolean(ids), toggle };
}

// A grid reserves the second column before the browser has read its content. In a flexbox, the table would fill the line at first, and
// then shrink.
const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 294px' },
  gap: 2,
  '& > *': { minWidth: 0 },
};

// The header and as many whole rows as fit into the window. `dvh` excludes the bars of a phone's browser.
const bodyHeight = 'calc(43px + round(down, max(310px, 100dvh - 433px), 62px))';
const paper = 'var(--mui-palette-background-paper)';
const tint = { backgroundColor: 'color-mix(in srgb, var(--mui-palette-warning-main) 12%, transparent)' };
const cellStyle = { padding: '0 8px' };
const components: Components = { EditField };
const options: Options<Part> = {
  showTitle: false,
  searchFieldAlignment: 'left',
  columnsButton: true,
  draggable: false,
  pageSize: 25,
  pageSizeOptions: [25, 50, 100],
  emptyRowsWhenPaging: false,
  minBodyHeight: bodyHeight,
  maxBodyHeight: bodyHeight,
  headerStyle: { position: 'sticky', top: 0, zIndex: 1, whiteSpace: 'nowrap', backgroundColor: paper },
  rowStyle: (part: Part) => (isLow(part) ? tint : {}),
};
const localization = {
  // Without these, the buttons of a cell have no accessible name.
  body: {
    saveTooltip: 'Save',
    cancelTooltip: 'Cancel',
    bulkEditTooltip: 'Edit this page',
    bulkEditApprove: 'Save all changes',
    bulkEditCancel: 'Discard all changes',
    emptyDataSourceMessage: 'No part matches.',
  },
};
