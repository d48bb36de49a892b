import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { all, cell, one } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const cellStyle = {
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function setTitle(span: HTMLElement, name: string) {
  const td = span.closest('td') as HTMLElement;
  span.title = td.scrollWidth > td.clientWidth ? name : '';
}

proves(
  "For cut text only, set the title of the span in its onMouseEnter: span.title = td.scrollWidth > td.clientWidth ? name : '', with td = span.closest('td').",
  async () => {
    const render = ({ name }: Person) => (
      <span onMouseEnter={({ currentTarget }) => setTitle(currentTarget, name)}>{name}</span>
    );
    const long = 'Ann '.repeat(40).trim();
    const data = people.map((person) => (person.id === 1 ? { ...person, name: long } : person));
    const { el } = mount(
      <div style={{ width: 600 }}>
        <MaterialTable columns={columns({ name: { cellStyle, render } })} data={data} />
      </div>,
    );
    const texts = () => all(el, `${cell} span`);
    const titleOnHover = async (index: number) => {
      // The middle of a long text is outside of its cell.
      await userEvent.hover(texts()[index] as HTMLElement, { position: { x: 5, y: 5 } });
      return () => texts()[index]?.title;
    };
    await expect.poll(await titleOnHover(0)).toBe(long);
    await expect.poll(await titleOnHover(1)).toBe('');
    one(el, cell).style.maxWidth = 'none';
    await expect.poll(await titleOnHover(0)).toBe('');
  },
);
