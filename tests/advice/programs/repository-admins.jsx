import React, { useState, useEffect, forwardRef } from 'react';
import { connect } from 'react-redux';
import MaterialTable from 'material-table';
import Alert from '@material-ui/lab/Alert';
import { AddBox, Check, Clear, DeleteOutline, Edit } from '@material-ui/icons';
import { addAdmin, updateAdmin, deleteAdmin } from "../../../actions/adminActions";

function Admins(props) {
  const [state, setState] = useState([]);
  const tableIcons = {
    Add: forwardRef((props, ref) => <AddBox {...props} ref={ref} />),
    Check: forwardRef((props, ref) => <Check {...props} ref={ref} />),
    Clear: forwardRef((props, ref) => <Clear {...props} ref={ref} />),
    Delete: forwardRef((props, ref) => <DeleteOutline {...props} ref={ref} />),
    Edit: forwardRef((props, ref) => <Edit {...props} ref={ref} />),
  };
  const options = { paging: false, search: false, maxBodyHeight: props.height * 39 / 100, addRowPosition: 'first' };
  const [message, setMessage] = useState("");

  useEffect(() => {
    const data = [];
    if (props.userList.length > 0) {
      props.userList.forEach(user => {
        const record = { id: user.user_id, first_name: user.first_name, username: user.username, password: '' };
        data.push(record);
      });
    }
    const columns = [
      { field: 'first_name', title: '1st', width: 120 },
      { field: 'username', title: 'Username', width: 120 },
      { field: 'password', title: 'Password', width: 90 },
    ];
    setState({ columns: columns, data: data });
  }, [props.userList]);

  return (
    <div>
      <Alert severity="warning">{message}</Alert>
      <MaterialTable
        localization={{ header: { actions: '#' } }}
        title=""
        icons={tableIcons}
        columns={state.columns}
        data={state.data}
        options={options}
        editable={{
          onRowAdd: (newData) =>
            new Promise((resolve, reject) => {
              if (newData.username !== "" && newData.username != null) {
                props.addAdmin(newData);
                setTimeout(() => {
                  resolve();
                  setState((prevState) => {
                    const data = [...prevState.data];
                    newData.password = '';
                    data.push(newData);
                    return { ...prevState, data };
                  });
                }, 600);
              } else {
                reject();
                setMessage("Email address cannot be empty.");
              }
            }),
          onRowUpdate: (newData, oldData) =>
            new Promise((resolve) => {
              if (oldData) {
                let editUserID = newData.id;
                if (editUserID > 0) {
                  props.updateAdmin(newData, editUserID);
                  setTimeout(() => {
                    resolve();
                    if (oldData) {
                      setState((prevState) => {
                        const data = [...prevState.data];
                        data[data.indexOf(oldData)] = newData;
                        return { ...prevState, data };
                      });
                    }
                  }, 600);
                }
              }
            }),
          onRowDelete: (oldData) =>
            new Promise((resolve) => {
              if (oldData.id > 0) {
                props.deleteAdmin(oldData.id);
                setTimeout(() => {
                  resolve();
                  setState((prevState) => {
                    const data = [...prevState.data];
                    data.splice(data.indexOf(oldData), 1);
                    return { ...prevState, data };
                  });
                }, 600);
              }
            })
        }}
      />
    </div>
  );
}

const mapStateToProps = state => ({ height: state.patent.screenHeight, userList: state.patent.adminUserList });
export default connect(mapStateToProps, { addAdmin, updateAdmin, deleteAdmin })(Admins);
