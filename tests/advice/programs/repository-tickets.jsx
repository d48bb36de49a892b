import React from 'react'
import MaterialTable from "@material-table/core";
import ExportCsv from "@material-table/exporters/csv";

function Tickets({ tickets, setRowTicket, setShowModal }) {
  const userType = localStorage.getItem("userType")
  const columns = [
    { field: "title", title: "Title" },
    { field: "clientName", title: "Client", width: "10%" },
    {
      field: "status",
      title: "Status",
      width: "10%",
      lookup: { open: "open", inProgress: "inProgress", resolved: "resolved" },
    },
    { field: "_id", title: "ID" }
  ]
  if (userType !== "Customer") {
    columns.push({
      field: "priority",
      title: "Priority",
      width: "2%",
      lookup: { 1: "1", 2: "2", 3: "3" },
    })
  }
  return (
    <div>
      <MaterialTable
        onRowClick={(event, rowData) => {
          setRowTicket(rowData);
          setShowModal(true);
        }}
        title={"Ticket records"}
        options={{
          columnsButton: true,
          filtering: true,
          exportMenu: [
            { label: "Export CSV", exportFunc: (cols, datas) => ExportCsv(cols, datas, "userDataCsv") },
          ],
          headerStyle: { backgroundColor: "#20646e", color: "#FFF" },
          rowStyle: { backgroundColor: "#d4d4d4" },
        }}
        data={tickets}
        columns={columns}
      />
    </div>
  )
}

export default Tickets
