// export default function Jobs() {
//   const [data, setData] = useState("");
//   return <table>{data.forEach((item, index) => { <tr><td>{item.title}</td></tr>; })}</table>;
// }

import MaterialTable from "@material-table/core";
import { useState, useEffect } from "react";
import axios from "axios";
import { useNavigate } from "react-router-dom";
import Swal from "sweetalert2";
import { Dialog } from "@mui/material";

export default function Jobs() {
  let navigate = useNavigate();
  const [data, setData] = useState([]);
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState("");

  const load = async () => {
    let response = await axios.get("http://localhost:8000/add");
    setData(response.data.data);
  };
  useEffect(function () {
    load();
  }, []);
  const handleOpen = (rowData) => {
    setOpen(true);
    setTitle(rowData.title);
  };
  const form = () => {
    return (
      <Dialog open={open}>
        <input value={title} onChange={(e) => setTitle(e.target.value)} />
      </Dialog>
    );
  };
  const handleDelete = (rowData) => {
    Swal.fire({ title: "Are you sure?" }).then(async (result) => {
      if (result.isConfirmed) {
        result = await axios.delete(`http://localhost:8000/add/${rowData._id}`);
        if (result.status) load();
      }
    });
  };
  function displayData() {
    return (
      <MaterialTable
        title="Edit jobs"
        columns={[
          { title: "Title", field: "title" },
          { title: "Company name", field: "companyname" },
        ]}
        data={data}
        actions={[
          { icon: "edit", tooltip: "Edit Job", onClick: (event, rowData) => handleOpen(rowData) },
          { icon: "delete", tooltip: "Delete job", onClick: (event, rowData) => handleDelete(rowData) },
          { icon: "add", tooltip: "Add Job", isFreeAction: true, onClick: () => navigate("/add") },
        ]}
      />
    );
  }
  return (
    <div>
      {displayData()}
      {form()}
    </div>
  );
}
