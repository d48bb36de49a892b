import MaterialTable, { type Column, type Options } from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { Status } from '../_rows/status';

interface Article {
  id: number;
  title: string;
  state: 'draft' | 'review' | 'published';
}

export default function SelectFromOutside() {
  const columns = useMemo<Column<Article>[]>(
    () => [
      { title: 'Article', field: 'title' },
      {
        title: 'State',
        field: 'state',
        render: ({ state }) => <Status color={colors[state]}>{state}</Status>,
      },
    ],
    [],
  );
  const [selectedIds, setSelectedIds] = useState([31, 34]);
  const rows = useMemo(
    () =>
      articles.map((article) => ({ ...article, tableData: { checked: selectedIds.includes(article.id) } })),
    [selectedIds],
  );
  const select = (isWanted: (article: Article) => boolean) =>
    setSelectedIds(articles.filter(isWanted).map((article) => article.id));

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ m: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => select(({ state }) => state === 'draft')}>
          Select drafts
        </Button>
        <Button variant="outlined" onClick={() => select(({ id }) => !selectedIds.includes(id))}>
          Invert
        </Button>
        <Button variant="outlined" onClick={() => select(() => false)}>
          Clear
        </Button>
      </Stack>
      <MaterialTable
        title="Articles"
        columns={columns}
        data={rows}
        options={options}
        onSelectionChange={(selected) => setSelectedIds(selected.map((article) => article.id))}
      />
    </>
  );
}

const options: Options<Article> = {
  selection: true,
  paging: false,
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all articles' } } },
  selectionProps: (article: Article) => ({
    slotProps: { input: { 'aria-label': `Select ${article.title}` } },
  }),
};

const colors = { draft: 'text.disabled', review: 'warning.main', published: 'success.main' };

const articles: Article[] = [
  { id: 31, title: 'Choosing a keyboard', state: 'draft' },
  { id: 32, title: 'Ten years of tables', state: 'published' },
  { id: 33, title: 'Colors that last', state: 'review' },
  { id: 34, title: 'How we test', state: 'draft' },
  { id: 35, title: 'A short history of paper', state: 'published' },
];
