import { hookIn, panelsOf } from '../find';
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
      for (const panel of panelsOf(program, table)) {
        const hook = hookIn(program, panel);
        if (hook) yield { at: hook, message: 'The table calls this function itself: it is no component.' };
      }
    }
  },
};
