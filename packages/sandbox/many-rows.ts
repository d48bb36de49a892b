/** A table that draws so many rows at once can keep a browser busy for a second and more. */
export const manyRows = 1000;

/** Why a program came to no end: it drew a table with so many rows on one page. */
export const manyRowsMessage = (rows: number) =>
  `The preview was still drawing ${rows.toLocaleString('en-US')} rows when its time was over: the table draws each row of a page. Leave paging on, or give the table fewer rows here.`;
