/** The strokes of each icon, for `Icon`. */
export const icons = {
  code: 'M5.5 4 1.5 8l4 4M10.5 4l4 4-4 4',
  playground: 'M4.5 2.5v11l8.5-5.5z',
  window: 'M6 2.5H2.5V6M10 2.5h3.5V6M6 13.5H2.5V10M10 13.5h3.5V10',
  density: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
};
