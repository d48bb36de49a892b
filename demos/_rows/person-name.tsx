import Box from '@mui/material/Box';

/**
 * A name after its initials, which
 * screen readers and the clipboard skip.
 */
export function PersonName({ name }: { name: string }) {
  // The first letters of two words, so
  // not the sign of "Okafor & Sons".
  const initials = [...name.matchAll(/(?<!\p{L})\p{L}/gu)]
    .slice(0, 2)
    .join('');
  const hue =
    (7 *
      Array.from(name).reduce(
        (sum, letter) => sum + letter.charCodeAt(0),
        0,
      )) %
    360;
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
    bgcolor: `hsl(${hue} 60% 60% / 0.3)`,
    fontSize: 11,
    fontWeight: 600,
    verticalAlign: 'middle',
  };
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'nowrap', '&::before': avatar }}
    >
      {name}
    </Box>
  );
}
