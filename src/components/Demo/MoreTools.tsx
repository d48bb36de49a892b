import Link from '@docusaurus/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { createPortal } from 'react-dom';
import { repository } from '../../../site-path';
import { useProject } from '#sandbox/tools/useProject.tsx';
import { loadTableLook } from '../table-look';
import { programOf } from './program';
import { addTableCss, TableSurroundings } from './surroundings';
import type { PageDemo } from './types';
import { isWholeScreen } from './whole-screen';

const sourceRoot = `${repository}/blob/main/`;

export interface MoreProps {
  demo: PageDemo;
  title: string;
  isCompact: boolean;
  onCompactChange: (isCompact: boolean) => void;
  /** The element below the tools for what the menu has to say. */
  notes: HTMLElement | null;
}

interface Props extends MoreProps {
  /** The menu is open below it. */
  button: HTMLElement | null;
  onClose: () => void;
}

// A page may have no table yet.
addTableCss();

/** The menu of a demo's tools; a whole screen has some of them in its bar. */
export default function MoreTools({ button, onClose, ...props }: Props) {
  const { demo, title, isCompact, onCompactChange, notes } = props;
  const project = useProject(async () => ({
    name: 'material-table-demo',
    title,
    files: programOf(demo.text).files.map(({ name, typescript }) => ({ name, text: typescript })),
    isTypeChecked: true,
    look: await loadTableLook(),
  }));
  const isScreen = isWholeScreen(demo.id);
  // One that is written in a page has none.
  const hasFile = !demo.id.startsWith('live-');
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <TableSurroundings>
      <Menu
        anchorEl={button}
        open={button !== null}
        onClose={onClose}
        disableScrollLock
        transitionDuration={0}
        slotProps={{ list: { 'aria-label': 'More tools', dense: true } }}
      >
        {!isScreen && (
          <MenuItem
            role="menuitemcheckbox"
            aria-checked={isCompact}
            selected={isCompact}
            onClick={choose(() => onCompactChange(!isCompact))}
          >
            Compact
          </MenuItem>
        )}
        {!isScreen && (
          <MenuItem component={Link} to={`/fullscreen?demo=${demo.id}`}>
            Full screen
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => void project.take('stackBlitz'))}>StackBlitz</MenuItem>
        {!isScreen && (
          <MenuItem
            title="A Vite project with pinned versions, as a zip file"
            onClick={choose(() => void project.take('download'))}
          >
            Download
          </MenuItem>
        )}
        {hasFile && (
          <MenuItem component={Link} href={sourceRoot + pathOf(demo)} onClick={onClose}>
            Source
          </MenuItem>
        )}
        <MenuItem component={Link} to="/docs/guides/styling#copy-the-look-of-this-site" onClick={onClose}>
          Copy this look
        </MenuItem>
      </Menu>
      {notes && createPortal(project.failure, notes)}
    </TableSurroundings>
  );
}

function pathOf({ id }: PageDemo): string {
  if (isWholeScreen(id)) return `${id}/App.tsx`;
  return id.startsWith('docs/') ? `${id}.tsx` : `demos/${id}.tsx`;
}
