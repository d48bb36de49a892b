import React from 'react';
import MaterialTable from 'material-table';
import Button from '@material-ui/core/Button';

// 1.x: buttons with text take the place of the icons, and one of them stands in the toolbar.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/component-overriding/action-overriding.js
class Invoices extends React.Component {
  state = { done: 'nothing' };

  render() {
    return (
      <div>
        <p>Done: {this.state.done}</p>
        <MaterialTable
          title="Invoices"
          columns={[{ title: 'Customer', field: 'customer' }]}
          data={[
            { id: 1, customer: 'Mill', isPaid: false },
            { id: 2, customer: 'Inn', isPaid: true },
          ]}
          actions={[
            (row) => ({
              icon: 'check',
              tooltip: row.isPaid ? 'Archive' : 'Remind',
              onClick: (event, invoice) => this.setState({ done: `${invoice.customer} ${event.type}` }),
            }),
            { icon: 'add', tooltip: 'Write one', isFreeAction: true, onClick: () => this.setState({ done: 'written' }) },
          ]}
          components={{
            Action: (props) => {
              const action = props.action.action ? props.action.action(props.data) : props.action;
              return (
                <Button variant="contained" onClick={(event) => action.onClick(event, props.data)}>
                  {action.tooltip}
                </Button>
              );
            },
          }}
        />
      </div>
    );
  }
}

export default Invoices;
