import { Button, Dialog, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';

export interface Shortcut {
  key: string;
  name: string;
  run: () => void;
}

/** Run the shortcut of a key, unless the key is input for a field or part of another shortcut. */
export function runShortcut(event: KeyboardEvent<HTMLElement>, shortcuts: Shortcut[]): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  // React's events also bubble out of a dialog.
  if (!currentTarget.contains(target)) return;
  const isText = target.matches('textarea, select, input:not([type="checkbox"])');
  const shortcut = shortcuts.find((one) => one.key === key);
  if (!shortcut || (isText && key !== 'Escape')) return;
  // The page has shortcuts, too.
  event.preventDefault();
  event.stopPropagation();
  shortcut.run();
}

export function ShortcutHelp({ shortcuts }: { shortcuts: Shortcut[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Keys
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle>Keyboard shortcuts</DialogTitle>
        <DialogContent>
          {shortcuts.map(({ key, name }) => (
            <Stack key={key} direction="row" sx={{ justifyContent: 'space-between', mb: 0.5 }}>
              <span>{name}</span>
              <kbd>{key === 'Escape' ? 'Esc' : key}</kbd>
            </Stack>
          ))}
          <Typography variant="caption" color="textSecondary">
            While the focus is in the help desk, and not in a field.
          </Typography>
        </DialogContent>
      </Dialog>
    </>
  );
}
