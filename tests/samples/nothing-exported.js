const columns = [{ title: 'Name', field: 'name' }];
const data = [{ id: 1, name: 'x' }];
console.log(columns, data);
