import React from 'react';
import MaterialTable from 'material-table';
import { Refresh } from '@material-ui/icons';

// 1.x: a server that sorts and searches, and a button that asks it again.
// After https://github.com/mbrn/material-table/issues/383
const hills = ['Arber', 'Brocken', 'Feldberg', 'Watzmann'].map((name, i) => ({ id: i + 1, name }));
export const asked = [];
const answer = (address) => {
  asked.push(address);
  const found = hills.filter(({ name }) => name.includes(/search=(\w*)/.exec(address)?.[1] ?? ''));
  const sign = address.includes('desc') ? -1 : 1;
  const sorted = address.includes('sort=name') ? found.sort((a, b) => sign * a.name.localeCompare(b.name)) : found;
  return Promise.resolve({ items: sorted, total: sorted.length });
};

class Hills extends React.Component {
  tableRef = React.createRef();

  render() {
    return (
      <MaterialTable
        title="Hills"
        tableRef={this.tableRef}
        columns={[{ title: 'Name', field: 'name', defaultSort: 'desc' }]}
        data={(query) =>
          new Promise((resolve, reject) => {
            let address = `/hills?size=${query.pageSize}&page=${query.page + 1}`;
            if (query.search) address += `&search=${query.search}`;
            if (query.orderBy) {
              address += `&sort=${query.orderBy.field}&order=${query.orderDirection}`;
            }
            answer(address)
              .then(({ items, total }) => resolve({ data: items, page: query.page, totalCount: total }))
              .catch(reject);
          })
        }
        actions={[
          {
            icon: () => <Refresh />,
            tooltip: 'Ask again',
            isFreeAction: true,
            onClick: () => this.tableRef.current && this.tableRef.current.onQueryChange(),
          },
        ]}
      />
    );
  }
}

export default Hills;
