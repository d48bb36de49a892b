import jsPDF from 'jspdf';
import MaterialTable from '@material-table/core';

export default () => (
  <MaterialTable
    columns={[{ title: 'A', field: 'a' }]}
    data={[{ id: 1, a: 1 }]}
    actions={[{ icon: 'print', isFreeAction: true, onClick: () => new jsPDF().save('a.pdf') }]}
  />
);
