import React, { useEffect, useState } from "react";
import MaterialTable from "@material-table/core";
import { getData, postData } from "../../services";
import { useNavigate } from "react-router-dom";
import { Box, Dialog, TextField } from "@mui/material";

const Payslips = () => {
  const [payslips, setPayslips] = useState([]);
  const [loading, setLoading] = useState(true);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [editData, setEditData] = useState({});

  const load = async () => {
    setLoading(true);
    const res = await getData("payslips");
    if (res.status) {
      setPayslips(res.data);
    }
    setLoading(false);
  };
  useEffect(() => {
    load();
  }, []);
  const remove = async (payslipId) => {
    const res = await postData("delete", { payslip_id: payslipId });
    if (res.status) load();
  };
  const edit = (rowData) => {
    setEditData(rowData);
    setOpen(true);
  };
  return (
    <Box>
      {loading ? (
        <p>Loading</p>
      ) : (
        <MaterialTable
          title="All payslips"
          columns={[
            { title: "ID", field: "payslip_id", filtering: false },
            { title: "Name", field: "name" },
            { title: "Date", field: "date_of_payslip" },
            { title: "Salary", field: "basic_salary", type: "string" },
          ]}
          data={payslips}
          actions={[
            { icon: "edit", tooltip: "Edit Payslip", onClick: (event, rowData) => edit(rowData) },
            { icon: "delete", tooltip: "Delete Payslip", onClick: (event, rowData) => remove(rowData.payslip_id) },
            { icon: "add", tooltip: "Add Payslip", isFreeAction: true, onClick: () => navigate("/form") },
          ]}
          options={{ headerStyle: { backgroundColor: "#f5f5f5", fontWeight: "bold" }, rowStyle: { fontSize: 14 } }}
        />
      )}
      <Dialog open={open}>
        <TextField value={editData.name || ""} onChange={(e) => setEditData({ ...editData, name: e.target.value })} />
      </Dialog>
    </Box>
  );
};

export default Payslips;
