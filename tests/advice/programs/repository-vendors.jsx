import React from 'react';
import { useNavigate } from "react-router-dom";
import { API } from "../globals";
import { useEffect, useState } from 'react';
import MaterialTable from "@material-table/core";

function Vendors() {
  const navigate = useNavigate();
  const [tableData, setTableData] = useState([]);
  const columns = [
    { title: "Vendors", field: "vendorlist" },
    { title: "Vendor.Id", field: "vendorId" },
    { title: "City", field: "city" },
  ]
  const load = (() => {
    fetch(`${API}/vendors/`, { method: "GET" })
      .then((response) => response.json())
      .then((data) => { setTableData(data) })
  })
  useEffect(() => load(), []);
  return (
    <div className='dash'>
      <MaterialTable columns={columns} data={tableData} title="vendor list"
        actions={[
          {
            icon: 'edit',
            tooltip: 'Edit Row',
            onClick: (event, rowData) => {
              navigate(`/edit/${rowData.vendorId}`)
            }
          },
        ]}
        editable={{
          onRowDelete: (oldData) => {
            return new Promise((resolve, reject) => {
              setTimeout(() => {
                const dataDelete = [...tableData];
                const target = dataDelete.find((el) => el.id === oldData.tableData.id);
                const index = dataDelete.indexOf(target);
                dataDelete.splice(index, 1);
                setTableData([...dataDelete]);
                resolve();
              }, 1000);
            });
          }
        }}
      />
    </div>
  )
}

export default Vendors
