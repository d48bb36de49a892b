/** A table that draws so many rows at once can block a browser for a second and longer. */
export const manyRows = 1000;

/** Why a program didn't finish: it drew a table with so many rows on one page. */
export const manyRowsMessage = (rows: number) =>
  `The preview was still drawing ${rows.toLocaleString('en-US')} rows when its time was over: the table draws each row of a page. Leave paging on, or give the table fewer rows here.`;
