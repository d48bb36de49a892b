import { useState, useEffect } from "react";
import MaterialTable from "@material-table/core";
import { getData } from "../../Services/Api";
import { Modal, Form } from "react-bootstrap";
import axios from "axios";
import jsPDF from "jspdf";
import "jspdf-autotable";

const Emergency = () => {
  const [details, setDetails] = useState([]);
  const [data, setData] = useState([]);
  const [showModal, setShowModal] = useState(false);
  const [editData, setEditData] = useState({ id: "", name: "" });

  const load = () => {
    getData("emergency")
      .then((response) => response.json())
      .then((resp) => {
        setDetails(resp);
      });
  };
  useEffect(() => {
    load();
  }, []);
  const handleEdit = (rowData) => {
    setEditData(rowData);
    setShowModal(true);
  };
  const handleUpdate = async () => {
    const response = await axios.put(`/update/${editData.id}`, editData);
    setData(response.data);
    setShowModal(false);
    load();
  };
  const columns = [
    { title: "ID", field: "id" },
    { title: "Name", field: "name" },
  ];
  const downloadPdf = () => {
    const doc = new jsPDF();
    doc.autoTable({ theme: "grid", columns: columns.map((col) => ({ ...col, dataKey: col.field })), body: details });
    doc.save("table.pdf");
  };
  return (
    <div>
      <MaterialTable
        title="Emergency contacts"
        data={details}
        columns={[
          { title: "ID", field: "id" },
          { title: "Name", field: "name" },
          {
            title: "Actions",
            field: "actions",
            render: (rowData) => <i className="fa fa-pencil" aria-hidden="true" onClick={() => handleEdit(rowData)} type="submit"></i>,
          },
        ]}
      />
      <Modal show={showModal} onHide={() => setShowModal(false)}>
        <Form.Control value={editData.name} onChange={(e) => setEditData({ ...editData, name: e.target.value })} />
        <button onClick={handleUpdate}>Save</button>
      </Modal>
    </div>
  );
};

export default Emergency;
