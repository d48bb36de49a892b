const App = () => (
  <MaterialTable
    title="Rendered by a call"
    columns={[{ title: 'Name', field: 'name' }]}
    data={[{ id: 1, name: 'x' }]}
  />
);

render(<App />);
