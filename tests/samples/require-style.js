const React = require('react');
const { default: MaterialTable } = require('@material-table/core');

module.exports = function App() {
  return React.createElement(MaterialTable, {
    title: 'Required',
    columns: [{ title: 'Name', field: 'name' }],
    data: [{ id: 1, name: 'x' }],
  });
};
