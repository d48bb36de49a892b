import Box from '@mui/material/Box';

/** A name after its initials, which screen readers and the clipboard skip. */
export function PersonName({ name }: { name: string }) {
  // The first letters of two words, so not the sign of "Okafor & Sons".
  const initials = [...name.matchAll(/(?<!\p{L})\p{L}/gu)].slice(0, 2).join('');
  const avatar = {
    content: `"${initials}" / ""`,
    display: 'inline-grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    // Rows with a picture are as high as rows without.
    my: '-2px',
    marginInlineEnd: 1,
    borderRadius: '50%',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontSize: 12,
    verticalAlign: 'middle',
  };
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', '&::before': avatar }}>
      {name}
    </Box>
  );
}
