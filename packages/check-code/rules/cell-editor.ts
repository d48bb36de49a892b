import { columnName, eachColumn, hookIn } from '../find';
import { isFunction } from '../syntax';
import type { Rule } from '../types';

/** An `editComponent` with hooks, in a table with cell editing. */
export const cellEditor: Rule = {
  id: 'cell-editor',
  reason: { issue: 'cell-editor-called' },
  bad: `function CityEditor({ value, onChange }) {
  const id = useId();
  return <input id={id} value={value} onChange={(event) => onChange(event.target.value)} />;
}
const columns = [{ title: 'City', field: 'city', editComponent: CityEditor }];
<MaterialTable columns={columns} data={people} cellEditable={{ onCellEditApproved: save }} />`,
  good: `function CityEditor({ value, onChange }) {
  const id = useId();
  return <input id={id} value={value} onChange={(event) => onChange(event.target.value)} />;
}
const columns = [{ title: 'City', field: 'city', editComponent: (props) => <CityEditor {...props} /> }];
<MaterialTable columns={columns} data={people} cellEditable={{ onCellEditApproved: save }} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const value = column.get('editComponent');
      const property = column.property('editComponent');
      if (!table.has('cellEditable') || !value || !property || !isFunction(value.node)) continue;
      if (hookIn(program, value.node))
        yield { at: property.node, message: `The editor of ${columnName(column)} has hooks.` };
    }
  },
};
