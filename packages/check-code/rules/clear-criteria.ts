import type { Rule } from '../types';

/** A call of `clearCriteria`. */
export const clearCriteria: Rule = {
  id: 'clear-criteria',
  reason: { issue: 'clear-criteria' },
  bad: `<><button onClick={() => tableRef.current.clearCriteria()}>Clear</button>
<MaterialTable tableRef={tableRef} columns={columns} data={people} /></>`,
  good: `<><button onClick={() => tableRef.current.onFilterChange(0, undefined)}>Clear</button>
<MaterialTable tableRef={tableRef} columns={columns} data={people} /></>`,
  *check(program) {
    for (const call of program.find('CallExpression')) {
      const callee = call.firstChild;
      if (callee && /\bcurrent\??\.clearCriteria$/.test(program.text(callee)))
        yield { at: callee, message: '`clearCriteria` leaves no rows if a column is numeric.' };
    }
  },
};
