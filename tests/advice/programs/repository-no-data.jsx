import Widget from '../components/Widget'
import MaterialTable from "@material-table/core";
import ExportCsv from "@material-table/exporters/csv";
import ExportPdf from "@material-table/exporters/pdf";

const columns = [
  { title: "ID", field: "id" },
  { title: "TITLE", field: "title" },
  { title: "REPORTER", field: "title" },
  { title: "PRIORITY", field: "title" },
  { title: "STATUS", field: "status", lookup: { "OPEN": "OPEN", "IN_PROGRESS": "IN_PROGRESS" } }
];
const userColumns = [
  { title: "ID", field: "id" },
  { title: "NAME", field: "name" },
];

function Admin() {
  return (
    <div className="bg-light vh-100">
      <Widget widget="Open" tickets={8} />
      <MaterialTable
        title="TICKET"
        columns={columns}
        options={{
          filtering: true,
          headerStyle: { backgroundColor: "#d9534f", color: "#fff" },
          exportMenu: [
            { label: "Export PDF", exportFunc: (cols, data) => { ExportPdf(cols, data, "tickets"); } },
            { label: "Export CSV", exportFunc: (cols, data) => { ExportCsv(cols, data, "tickets"); } },
          ],
        }}
      />
      <MaterialTable
        title="USER DETAILS"
        columns={userColumns}
        options={{
          filtering: true,
          exportMenu: [
            { label: "Export Pdf", exportFunc: (cols, data) => ExportPdf(cols, data, "users") },
          ],
        }}
      />
    </div>
  );
}

export default Admin;
