import fs from 'node:fs';
import path from 'node:path';

const folder = 'demos/more';

/** Write pages of a demo each into a copy of the site, as many as are wanted, in place of those that were there. Returns their sources. */
export function writeMorePages(siteDir: string, count: number): string[] {
  fs.rmSync(path.join(siteDir, folder), { recursive: true, force: true });
  return Array.from({ length: count }, (_none, index) => {
    const name = `page-${String(index + 1).padStart(4, '0')}`;
    const files = morePage(name, index + 1);
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.join(siteDir, folder), { recursive: true });
      fs.writeFileSync(path.join(siteDir, folder, file), text);
    }
    return path.join(siteDir, folder, `${name}.mdx`);
  });
}

/** A page of a demo and its program, by their files; none is like another. */
function morePage(name: string, number: number): Record<string, string> {
  const rows = Array.from(
    { length: 8 },
    (_none, row) =>
      `  { id: ${row + 1}, name: 'Part ${number}-${row + 1}', stock: ${(number * 37 + row * 11) % 500} },`,
  );
  return {
    [`${name}.mdx`]: `---
title: Parts of shelf ${number}
description: A table of the parts of shelf ${number}, sorted by their stock at the start.
sidebar_position: ${number}
---

The parts of shelf ${number}. \`defaultSort\` on a column sorts the table when it first appears, and a click on a header sorts it anew.

## Start with the least stock of shelf ${number}

A stock below ten is ordered again. \`paging: false\` shows all parts at once, which eight rows allow.

<Demo src="./${name}.tsx" title="Shelf ${number}, the least stock first" />

## What to watch out for

- A second click on a header turns the order around, a third one goes back to the order of the data.
- With \`data\` as a function the server sorts.
`,
    [`${name}.tsx`]: `import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Part {
  id: number;
  name: string;
  stock: number;
}

export default function Shelf${number}() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      { title: 'Stock', field: 'stock', type: 'numeric', defaultSort: 'asc' },
    ],
    [],
  );
  return <MaterialTable title="Shelf ${number}" columns={columns} data={parts} options={{ paging: false }} />;
}

const parts: Part[] = [
${rows.join('\n')}
];
`,
  };
}
