import React from 'react';
import MaterialTable from 'material-table';
import { IconButton } from '@material-ui/core';
import MenuBook from '@material-ui/icons/MenuBook';

// 1.x: a panel gives the whole row to a component, and opens a text with a button in it.
// After https://github.com/mbrn/material-table/issues/2217
class Menu extends React.Component {
  state = { read: 'none' };

  renderPanel(dish) {
    return <Recipe dish={dish} onRead={() => this.setState({ read: dish.dish })} />;
  }

  render() {
    return (
      <div>
        <p>Reading: {this.state.read}</p>
        <MaterialTable
          title="Menu"
          columns={[{ title: 'Dish', field: 'dish' }]}
          data={[
            { id: 1, dish: 'Soup', steps: 3 },
            { id: 2, dish: 'Pie', steps: 9 },
          ]}
          detailPanel={[
            { icon: 'list', tooltip: 'Recipe', render: (row) => this.renderPanel(row) },
            { icon: 'timer', tooltip: 'Steps', render: ({ steps }) => <b>{steps} steps</b> },
          ]}
        />
      </div>
    );
  }
}

const Recipe = ({ dish, onRead }) => (
  <div>
    <span>How to make {dish.dish}</span>
    <IconButton aria-label="Read" onClick={onRead}>
      <MenuBook />
    </IconButton>
  </div>
);

export default Menu;
