import MaterialTable from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';

import { columns, people } from './table';

proves(['React stops with "Maximum update depth exceeded".'], async () => {
  const crash = async (toState: (fields: string[]) => unknown) => {
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => (errors.push(event.message), event.preventDefault());
    window.addEventListener('error', listen);
    const log = vi.spyOn(console, 'error').mockImplementation((...values) => void errors.push(values.join()));
    const own = columns({ city: { defaultGroupOrder: 0 } });
    let renders = 0;
    function Page() {
      const [, setGroups] = useState<unknown>();
      renders++;
      return (
        <MaterialTable
          columns={own}
          data={people}
          options={options}
          onGroupChange={(list) => setGroups(toState(list.map(({ field }) => String(field))))}
        />
      );
    }
    mount(<Page />);
    await expect.poll(() => renders > 30 || renders > 1).toBe(true);
    await expect.poll(() => errors.join().includes('Maximum update depth') || renders < 10).toBe(true);
    window.removeEventListener('error', listen);
    log.mockRestore();
    return errors.join().includes('Maximum update depth');
  };
  const options = { grouping: true };
  expect(await crash((fields) => fields)).toBe(true);
  expect(await crash((fields) => fields.join())).toBe(false);
});
