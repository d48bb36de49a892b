import { ExportCsv } from '@material-table/exporters';
import { expect } from 'vitest';
import { downloads } from '../guides/_exports';
import { proves } from '../../tests/claims/claim';
import { columns, mountTable, people, press } from '../../tests/claims/table';

proves("An action that downloads its row calls ExportCsv(columns, [row], 'order').", () => {
  const files = downloads();
  const own = columns();
  const { el } = mountTable(
    {},
    {
      columns: own,
      data: people.slice(0, 2),
      actions: [
        {
          icon: () => <i />,
          tooltip: 'Download',
          onClick: (_event, row) => ExportCsv(own, [row].flat(), 'order'),
        },
      ],
    },
  );
  press(el, 'Download');
  expect(files.map(({ name }) => name)).toEqual(['order.csv']);
  const text = decodeURIComponent(files[0]?.href ?? '');
  expect(text).toContain(people[0]?.name);
  expect(text).not.toContain(people[1]?.name);
});
