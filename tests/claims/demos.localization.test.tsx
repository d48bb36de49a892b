import { expect } from 'vitest';
import Concerts from '../../demos/localization/basic';
import { claim, mount } from './claim';
import { all, click, fill, one, shown } from './table';

const choose = (el: ParentNode, language: string) =>
  click(all(el, 'button').find(({ textContent }) => textContent === language) ?? document.body);

claim(
  'MaterialTableProps.localization',
  'the demo in three languages runs without a theme around it',
  'The demo changes four things with the language: localization, the column titles',
  async () => {
    const { el } = mount(<Concerts />);
    expect(shown(el)).toEqual(['Berlin', 'Cairo', 'Chicago']);
    choose(el, 'العربية');
    await expect.poll(() => el.textContent).toContain('حفلات');
  },
);

claim(
  'Column.id',
  'the filters of the demo in three languages stay when the language changes',
  [
    'Page and search stay as they are.',
    'The filters stay because each column has its index as id; without it, new titles on columns with functions would clear them.',
  ],
  async () => {
    const { el } = mount(<Concerts />);
    fill(one(el, 'input[aria-label="filter data by Place"]') as HTMLInputElement, 'c');
    await expect.poll(() => shown(el)).toEqual(['Cairo', 'Chicago']);
    choose(el, 'Deutsch');
    await expect.poll(() => el.textContent).toContain('Konzerte');
    await expect.poll(() => shown(el)).toEqual(['Cairo', 'Chicago']);
    expect((one(el, 'input[aria-label="filter data by Ort"]') as HTMLInputElement).value).toBe('c');
  },
);
