import { expect, onTestFinished } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { all } from '../../tests/claims/read';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicLoad from './basic.load';
import BasicOpen from './basic.open';
import BasicRowClick from './basic.row-click';
import BasicSeveral from './basic.several';
import BasicState from './basic.state';

const toggles = (demo: Locator, row: RegExp) =>
  demo
    .getByRole('row', { name: row })
    .first()
    .getByRole('button', { name: 'Detail panel visibility toggle' });

proves(
  [
    'detailPanel accepts a function that receives an object with rowData and returns the content.',
    'Each row then has an arrow that opens its panel.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect
      .element(demo.getByRole('list', { name: 'Items of B-310' }))
      .toHaveTextContent('Paper cups, 500');
    await toggles(demo, /B-311/).click();
    await toggles(demo, /B-313/).click();
    await expect.element(demo.getByRole('list', { name: 'Items of B-311' })).toHaveTextContent('Mug, blue');
    await expect
      .element(demo.getByRole('list', { name: 'Items of B-313' }))
      .toHaveTextContent('Hand grinder');
    await toggles(demo, /B-311/).click();
    await expect.element(demo.getByRole('list', { name: 'Items of B-311' })).not.toBeInTheDocument();
    await expect.element(demo.getByRole('list', { name: 'Items of B-313' })).toBeVisible();
  },
);

proves(
  [
    'If you pass an array, each row has an icon for each panel, and shows one panel at a time.',
    'An entry can be a function of the row, so that its icon or disabled state depends on the row.',
  ],
  async () => {
    const demo = visit(<BasicSeveral />);
    const heron = toggles(demo, /Heron/);
    await expect.poll(() => heron.elements()).toHaveLength(2);
    const icon = heron.nth(0).byCss('path');
    const closedIcon = icon.element().getAttribute('d');
    await heron.nth(0).hover();
    await expect.element(page.getByRole('tooltip', { name: 'Where it stands' })).toBeVisible();
    await heron.nth(0).click();
    await expect.element(demo.getByText('It stands at Quay 4.')).toBeVisible();
    await expect.element(icon).not.toHaveAttribute('d', closedIcon);
    await heron.nth(1).click();
    await expect.element(demo.getByText('Last service: brakes, new chain')).toBeVisible();
    await expect.element(demo.getByText('It stands at Quay 4.')).not.toBeInTheDocument();
    await expect.element(toggles(demo, /Kestrel/).nth(1)).toBeDisabled();
  },
);

proves(["If you pass a row with the panel's function in this field, its panel starts open"], async () => {
  const demo = visit(<BasicOpen />);
  await expect.element(demo.getByText('Held at customs, expected one day later.')).toBeVisible();
  await expect.element(demo.getByText('Truck broke down, a second one is on its way.')).toBeVisible();
  await expect.element(demo.getByText('Signed by the neighbor.')).not.toBeInTheDocument();
  await toggles(demo, /D-72/).click();
  await expect.element(demo.getByText('Held at customs, expected one day later.')).not.toBeInTheDocument();
});

proves(['The third argument of onRowClick contains toggleDetailPanel.'], async () => {
  const demo = visit(<BasicRowClick />);
  await demo.getByRole('cell', { name: 'First aid' }).click();
  await expect.element(demo.getByText('A full day, with a certificate.')).toBeVisible();
  await demo.getByRole('cell', { name: 'First aid' }).click();
  await expect.element(demo.getByText('A full day, with a certificate.')).not.toBeInTheDocument();
  await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['closed: First aid open: First aid']);
});

proves(
  [
    'Use hooks in a component that your function returns.',
    'Its state is kept as long as the panel is open. Keep state that should survive closing, such as the saved note in this demo, in the page.',
    'The panel stays open when the rows change',
  ],
  async () => {
    const demo = visit(<BasicState />);
    await toggles(demo, /Harbor/).click();
    const note = demo.getByRole('textbox', { name: 'Note for Harbor' });
    await userEvent.type(note, 'Window is stuck');
    await expect
      .element(demo.getByRole('cell', { name: 'Window is stuck', exact: true }))
      .not.toBeInTheDocument();
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect.element(demo.getByRole('cell', { name: 'Window is stuck', exact: true })).toBeVisible();
    await expect.element(note).toHaveValue('Window is stuck');
    await userEvent.type(note, ' again');
    await toggles(demo, /Harbor/).click();
    await expect.element(note).not.toBeInTheDocument();
    await toggles(demo, /Harbor/).click();
    await expect.element(note).toHaveValue('Window is stuck');
  },
);

proves(
  [
    "A panel's component is mounted when the panel opens and unmounted when it closes, so it can load its data in an effect.",
    "Keep the response in the page's state, so that the panel can show it immediately when it is reopened.",
  ],
  async () => {
    const demo = visit(<BasicLoad />);
    // A busy machine may show the progress for less time than a look at it takes, so each is noted.
    const waits = new Set<string | null>();
    const observer = new MutationObserver(() => {
      for (const bar of all(demo.element(), '[role=progressbar]')) waits.add(bar.getAttribute('aria-label'));
    });
    observer.observe(demo.element(), { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await toggles(demo, /B-310/).click();
    await expect.element(demo.getByText('Espresso beans, 2 kg')).toBeVisible();
    await toggles(demo, /B-310/).click();
    await expect.element(demo.getByText('Espresso beans, 2 kg')).not.toBeInTheDocument();
    await toggles(demo, /B-310/).click();
    await expect.element(demo.getByText('Espresso beans, 2 kg')).toBeVisible();

    await toggles(demo, /B-311/).click();
    await expect.element(demo.getByRole('alert')).toHaveTextContent('The items could not be loaded.');
    await demo.getByRole('button', { name: 'Retry' }).click();
    await expect.element(demo.getByText('Tea tin; mug, blue; mug, white')).toBeVisible();
    expect([...waits]).toEqual(['Loading the items of B-310', 'Loading the items of B-311']);
  },
);
