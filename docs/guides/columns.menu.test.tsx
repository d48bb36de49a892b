import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, click, mountTable, one, people, press, texts } from '../../tests/claims/table';

proves(
  [
    'hidden: true hides a column until users choose it in the menu.',
    'hiddenByColumnsButton: true only removes it from the menu: with both, no one sees it.',
  ],
  async () => {
    const { el } = mountTable(
      { columnsButton: true },
      {
        data: people.slice(0, 1),
        columns: [
          { title: 'Name', field: 'name', hidden: true },
          { title: 'City', field: 'city', hiddenByColumnsButton: true },
          { title: 'Age', field: 'age', hidden: true, hiddenByColumnsButton: true },
        ],
      },
    );
    expect(texts(el, 'thead th')).toEqual(['City']);
    press(el, 'Show Columns');
    await expect.poll(() => all(document, '[role=menu] input')).toHaveLength(1);
    click(one(document, '[role=menu] input'));
    await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'City']);
  },
);
