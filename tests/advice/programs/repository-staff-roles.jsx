import React, { useState } from "react";
import MaterialTable from "@material-table/core";
import IconButton from "@material-ui/core/IconButton";
import EditIcon from "@material-ui/icons/Edit";
import Create from "./create";
import { allRoles } from "../../../apis/apis";
import { useEffect } from "react";
import EditRole from "./edit";
import withAuth from "../../../hoc/withAuth";

const Index = () => {
  const [rows, setRows] = useState([]);
  const [picked, setPicked] = useState(null);
  const [show, setShow] = useState(false);
  const handleClose = () => setShow(false);
  const handleShow = () => setShow(true);
  const load = async () => {
    const data = await allRoles();
    setRows(data);
  };
  useEffect(() => {
    load();
  }, []);
  return (
    <>
      <button onClick={handleShow}>New role</button>
      <MaterialTable
        data={rows}
        columns={[
          { title: "Role ID", field: "roleid" },
          { title: "Role Name", field: "name" },
          {
            title: "All Actions",
            render: (rowData) => (
              <div>
                <IconButton
                  aria-label="edit"
                  onClick={() => {
                    setPicked(rowData);
                    handleShow();
                  }}
                >
                  <EditIcon />
                </IconButton>
              </div>
            ),
          },
        ]}
        options={{
          headerStyle: { backgroundColor: "#caf0ec", padding: ".2em .7em", margin: "0px" },
          rowStyle: { backgroundColor: "#FFFFFF", fontSize: ".72rem" },
        }}
        title="New role"
      />
      <Create show={show} handleClose={handleClose} load={load} />
      {picked && <EditRole show={show} picked={picked} />}
    </>
  );
};

export default withAuth(Index);
