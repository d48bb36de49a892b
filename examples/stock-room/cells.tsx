import { Box, Stack, TextField } from '@mui/material';
import { createContext, useContext, useEffect, type KeyboardEventHandler, type ReactNode } from 'react';
import { suppliers, type Part } from './parts';
import type { Field, Refusal, Value } from './store';

export const titles: Record<Field, string> = {
  shelf: 'Shelf',
  stock: 'Stock',
  minimum: 'Minimum',
  price: 'Price',
  supplier: 'Supplier',
};
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
export const count = new Intl.NumberFormat('en-US');

export function format(field: Field, value: Value | undefined): string {
  if (field === 'supplier') return suppliers[String(value)] ?? '';
  if (typeof value !== 'number') return String(value);
  return field === 'price' ? euros.format(value) : count.format(value);
}

/** The title of a column inside a card, which has no header above its cells. */
export function Caption({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: { xs: 'block', md: 'none' }, color: 'text.secondary', fontSize: 12 }}
    >
      {children}
    </Box>
  );
}

export function NameCell({ name, picture }: Part) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Box component="svg" aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" sx={pictureLook}>
        <path d={picture} strokeLinejoin="round" />
      </Box>
      <span>{name}</span>
    </Stack>
  );
}

const pictureLook = { flex: 'none', width: 22, p: '5px', borderRadius: 1, bgcolor: 'action.selected' };

/** Focus an element if the focused one was removed. */
export function refocus(element?: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus();
}

/** A value that opens its field. The table opens it on click, which a button also supports with the keyboard. */
export function EditableCell({ part, field }: { part: Part; field: Field }) {
  const text = format(field, part[field]);
  const isStock = field === 'stock';
  return (
    <>
      <Caption>{titles[field]}</Caption>
      <Box
        component="button"
        type="button"
        id={`${field}-${part.id}`}
        aria-label={`${titles[field]} of ${part.id}: ${text}`}
        sx={{
          all: 'unset',
          outline: 'revert',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 24,
          cursor: 'pointer',
        }}
      >
        {isStock && <StockBar {...part} />}
        <Box component="span" sx={{ minWidth: isStock ? '4ch' : 0, textAlign: 'end' }}>
          {text}
        </Box>
      </Box>
    </>
  );
}

/** A bar that is full at twice the minimum. The line in the middle is the minimum. */
function StockBar({ stock, minimum }: Part) {
  const share = minimum > 0 ? Math.min(1, stock / minimum / 2) : 1;
  return (
    <Box
      component="span"
      sx={{
        ...bar,
        width: { xs: 44, md: 56 },
        color: share < 0.5 ? 'warning.main' : 'success.main',
        '&::after': { ...line, bgcolor: 'text.secondary' },
      }}
      style={{ backgroundSize: `${100 * share}% 100%` }}
    />
  );
}

const bar = {
  position: 'relative',
  height: 6,
  borderRadius: 1,
  background: 'linear-gradient(currentColor, currentColor) no-repeat',
  bgcolor: 'action.selected',
  // Visible only with forced colors, which remove the background.
  outline: '1px solid transparent',
};
const line = { content: '""', position: 'absolute', insetBlock: -3, left: '50%', width: '1px' };

/** What the store rejected. It is a context, because new columns would close the fields. */
export const Refusals = createContext<Refusal[]>([]);

const numberOf = (text: string) => (text === '' ? undefined : Number(text));

interface FieldProps {
  columnDef: { field: Field; type?: string; lookup?: Record<string, string> };
  rowData: Part;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  error?: boolean;
  helperText?: ReactNode;
  /** True while a cell is being saved. */
  disabled?: boolean;
  /** Only for single cells: Enter saves, and Escape closes the field. */
  onKeyDown?: KeyboardEventHandler;
}

/** The field of a cell, also in bulk editing. It shows why the store rejected a value until the value changes. */
export function EditField(props: FieldProps) {
  const { columnDef, rowData, value, onChange, error, helperText, disabled, onKeyDown } = props;
  const { field, type, lookup } = columnDef;
  const refusal = useContext(Refusals).find(
    (one) => one.id === rowData.id && one.field === field && one.to === value,
  );
  const isCell = Boolean(onKeyDown);
  const id = `${field}-${rowData.id}`;
  useEffect(() => (isCell ? () => refocus(document.getElementById(id)) : undefined), [isCell, id]);
  const isNumber = type === 'numeric';
  return (
    <>
      <Caption>{titles[field]}</Caption>
      <TextField
        variant="standard"
        fullWidth
        sx={{ minWidth: { md: lookup ? 120 : 84 } }}
        select={Boolean(lookup)}
        type={isNumber ? 'number' : 'text'}
        value={value ?? ''}
        error={error || Boolean(refusal)}
        helperText={error ? helperText : refusal?.reason}
        autoFocus={isCell}
        onKeyDown={(event) => {
          // Otherwise, the same key press would click the button that has the focus after saving.
          if (event.key === 'Enter') event.preventDefault();
          if (!disabled) onKeyDown?.(event);
        }}
        onChange={({ target }) => onChange(isNumber ? numberOf(target.value) : target.value)}
        slotProps={{
          select: { native: true },
          htmlInput: {
            'aria-label': `${titles[field]} of ${rowData.id}`,
            // A disabled field would lose the focus, even if the store rejects the value.
            readOnly: disabled,
            step: field === 'price' ? 0.01 : 1,
            style: isNumber ? { textAlign: 'right' } : undefined,
          },
        }}
      >
        {lookup &&
          Object.entries(lookup).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </TextField>
    </>
  );
}
