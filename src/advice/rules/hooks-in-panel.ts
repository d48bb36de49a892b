import { hookIn } from '../find';
import { isFunction } from '../syntax';
import { literalsIn } from '../table';
import type { Rule } from '../types';

/** A hook in `detailPanel`. */
export const hooksInPanel: Rule = {
  id: 'hooks-in-panel',
  reason: { issue: 'hooks-in-detail-panel' },
  bad: `<MaterialTable columns={columns} data={people} detailPanel={({ rowData }) => {
  const [isOpen, setIsOpen] = useState(false);
  return <button onClick={() => setIsOpen(!isOpen)}>{rowData.name}</button>;
}} />`,
  good: `function Panel({ person }) {
  const [isOpen, setIsOpen] = useState(false);
  return <button onClick={() => setIsOpen(!isOpen)}>{person.name}</button>;
}
<MaterialTable columns={columns} data={people} detailPanel={({ rowData }) => <Panel person={rowData} />} />`,
  *check(program) {
    for (const table of program.tables) {
      const value = table.prop('detailPanel');
      if (!value) continue;
      const inArray = value.node.name === 'ArrayExpression' ? literalsIn(program, value.node).items : [];
      const renders = [value, ...inArray.map((panel) => panel.get('render'))];
      for (const one of renders) {
        const hook = one && isFunction(one.node) ? hookIn(program, one.node) : undefined;
        if (hook) yield { at: hook, message: 'The table calls this function itself: it is no component.' };
      }
    }
  },
};
