import Typography from '@mui/material/Typography';

interface Props {
  label?: string;
  /** The newest first. */
  lines: string[];
  /** What to do, before anything has happened. */
  children?: string;
}

/** What a table has reported. Three lines high, so that nothing moves; older ones are reached by scrolling. */
export function Log({
  label = 'Events',
  lines,
  children,
}: Props) {
  return (
    <Typography
      component="pre"
      role="log"
      aria-label={label}
      tabIndex={0}
      sx={look}
    >
      {lines.join('\n') || children}
    </Typography>
  );
}

const look = {
  m: 2,
  height: 60,
  overflow: 'auto',
  font: '12px/20px monospace',
  whiteSpace: 'pre-wrap',
};
