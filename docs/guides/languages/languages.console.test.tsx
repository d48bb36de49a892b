import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { all } from '../../../tests/claims/read';
import { columns, people } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';

proves(
  'Create the element outside your component, because an element created inside a component throws "Maximum call stack size exceeded" in development.',
  async () => {
    const made = columns();
    function Inside({ isText }: { isText: boolean }) {
      const error = isText ? 'Error' : <b>Error</b>;
      const toolbar = { searchPlaceholder: 'Buscar' };
      const localization = { error, toolbar } as object;
      return <MaterialTable columns={made} data={people} localization={localization} />;
    }
    const words = 'Maximum call stack size exceeded';
    expect(await saidBy(<Inside isText={false} />, {}, (all_) => all_.includes(words))).toContain(words);
    const { el } = mount(<Inside isText />);
    await expect.poll(() => all(el, 'input[placeholder=Buscar]').length).toBe(1);
  },
);
