import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, pressOn, visit } from '../../tests/claims/visit';
import Basic from './basic';

const firstFive = ['Alma Abel', 'Bruno Abel', 'Clara Abel', 'David Abel', 'Elif Abel'];

proves(
  [
    'The table calls a function with a query for each page, search, filter and sort order, and shows the rows that it returns.',
    'The list below the table shows each query as it is sent.',
  ],
  async () => {
    const demo = visit(<Basic />);
    expect(demo.element().textContent).toContain('The rows come from a server.');
    await expect.poll(() => names(demo)).toEqual(firstFive);
    await expect.element(demo).toHaveTextContent('1-5 of 10000');
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect
      .poll(() => names(demo))
      .toEqual(['Farid Abel', 'Greta Abel', 'Hugo Abel', 'Ines Abel', 'Jonas Abel']);
    await expect.element(requests(demo)).toHaveTextContent('200 /people?page=1&size=5');
    await demo.getByRole('button', { name: 'Last Page' }).click();
    await expect.element(demo).toHaveTextContent('9996-10000 of 10000');
    await expect.element(requests(demo)).toHaveTextContent(/^200/);
    await demo.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(requests(demo)).toHaveTextContent(/^200 (\S+) GET \1 200 \1/);
  },
);

proves(
  'The table calls a function with a query for each page, search, filter and sort order, and shows the rows that it returns.',
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => names(demo)).toEqual(firstFive);
    await demo.getByText('Age', { exact: true }).click();
    await expect.element(requests(demo)).toHaveTextContent('200 /people?page=0&size=5&sort=age.asc');
    await demo.getByText('City', { exact: true }).click();
    await expect
      .element(requests(demo))
      .toHaveTextContent('200 /people?page=0&size=5&sort=age.asc&sort=city.asc');
    await demo.getByRole('textbox', { name: 'Search' }).fill('engel');
    await expect
      .element(requests(demo))
      .toHaveTextContent('200 /people?page=0&size=5&search=engel&sort=age.asc&sort=city.asc');
    await demo.getByLabelText('filter data by Name').fill('hugo');
    await demo.getByLabelText('Filter of Member').click();
    await expect
      .element(requests(demo))
      .toHaveTextContent(
        '200 /people?page=0&size=5&search=engel&sort=age.asc&sort=city.asc&name=hugo&isMember=checked',
      );
    expect(names(demo)).toEqual(Array.from({ length: 5 }, () => 'Hugo Engel'));
    const ages = texts(demo, 2).map(Number);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
  },
);

proves('Or make each request fail, go to another page, and retry.', async () => {
  const demo = visit(<Basic />);
  await expect.poll(() => names(demo)).toEqual(firstFive);
  const failing = demo.getByRole('slider', { name: /^Failing/ });
  await pressOn(failing, '{ArrowRight}');
  await expect.element(demo).toHaveTextContent('Failing: each request');
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect.element(demo.getByRole('alert')).toHaveTextContent('The server answered 503.');
  expect(names(demo)).toEqual(firstFive);
  await pressOn(failing, '{Home}');
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(() => names(demo))
    .toEqual(['Farid Abel', 'Greta Abel', 'Hugo Abel', 'Ines Abel', 'Jonas Abel']);
  await expect.element(demo.getByRole('alert')).not.toBeInTheDocument();
});

test('a slow answer is dropped when a newer query was sent, which keeps what the slow one asked', async () => {
  const demo = visit(<Basic />);
  await expect.poll(() => names(demo)).toEqual(firstFive);
  const latency = demo.getByRole('slider', { name: /^Latency/ });
  await pressOn(latency, '{End}');
  await demo.getByRole('textbox', { name: 'Search' }).fill('berlin');
  await expect.element(requests(demo)).toHaveTextContent('GET /people?page=0&size=5&search=berlin');
  await pressOn(latency, '{Home}');
  await demo.getByText('Age', { exact: true }).click();
  await expect.element(requests(demo)).toHaveTextContent('Canceled /people?page=0&size=5&search=berlin');
  await expect
    .element(requests(demo))
    .toHaveTextContent('200 /people?page=0&size=5&search=berlin&sort=age.asc');
  await expect.poll(() => texts(demo, 1)).toEqual(['Berlin', 'Berlin', 'Berlin', 'Berlin', 'Berlin']);
  await expect.poll(() => texts(demo, 2)).toEqual(['18', '18', '18', '18', '18']);
});

const requests = (demo: Locator) => demo.getByLabelText('Requests', { exact: true });
/** The texts of a column without its filter. */
const texts = (demo: Locator, column: number) =>
  columnTexts(demo.byCss('table').filter({ hasText: 'Member' }), column).slice(1);
const names = (demo: Locator) => texts(demo, 0);
