import React, { useState } from "react";
import MaterialTable from "material-table";
import { forwardRef } from "react";
import AddBox from "@material-ui/icons/AddBox";
import Edit from "@material-ui/icons/Edit";
import Check from "@material-ui/icons/Check";
import Clear from "@material-ui/icons/Clear";
import DeleteOutline from "@material-ui/icons/DeleteOutline";
import Error from "../Error/Error";
import Invite from "./Invite";

const Users = (props) => {
  const [open, setOpen] = useState(false);
  const tableIcons = {
    Add: forwardRef((props, ref) => <AddBox {...props} ref={ref} />),
    Check: forwardRef((props, ref) => <Check {...props} ref={ref} />),
    Clear: forwardRef((props, ref) => <Clear {...props} ref={ref} />),
    Delete: forwardRef((props, ref) => <DeleteOutline {...props} ref={ref} />),
    Edit: forwardRef((props, ref) => <Edit {...props} ref={ref} />),
  };
  const columns = [
    { title: "First Name", field: "given_name" },
    { title: "Email", field: "email", type: "string" },
  ];
  const [state, setState] = useState(props.value);
  if (props.error) {
    return <Error error={props.error} message={"Something went wrong."} />;
  }
  return (
    state && (
      <div>
        <MaterialTable
          title=""
          icons={tableIcons}
          options={{ actionsColumnIndex: -1, pageSizeOptions: [5] }}
          columns={columns}
          data={state.users}
          actions={[{ icon: tableIcons.Add, tooltip: "Invite User", isFreeAction: true, onClick: () => setOpen(true) }]}
          editable={{
            onRowUpdate: (newUsers, oldUsers) =>
              new Promise((resolve) => {
                setTimeout(() => {
                  resolve();
                  if (oldUsers) {
                    setState((prevState) => {
                      const users = [...prevState.users];
                      users[users.indexOf(oldUsers)] = newUsers;
                      return { ...prevState, users };
                    });
                  }
                }, 600);
              }),
            onRowDelete: (oldUsers) =>
              new Promise((resolve) => {
                setTimeout(() => {
                  resolve();
                  setState((prevState) => {
                    const users = [...prevState.users];
                    users.splice(users.indexOf(oldUsers), 1);
                    return { ...prevState, users };
                  });
                }, 600);
              }),
          }}
        />
        <Invite open={open} onClose={() => setOpen(false)} />
      </div>
    )
  );
};

export default Users;
