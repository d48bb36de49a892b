import { useDispatch, useSelector } from "react-redux";
import { useEffect, useState } from "react";
import { fetchUsers, deleteUser, fetchUser } from "../../store/users/users.actions";
import UserForm from "../form/form";
import MaterialTable from "material-table";
import tableIcons from "./MaterialTableIcons";

export default function Users() {
  const [modal, setModal] = useState(false);
  const [userId, setUserId] = useState("");
  const toggle = () => setModal(!modal);
  const dispatch = useDispatch();
  const usersList = useSelector(({ users }) => users.users);
  const isLoading = useSelector(({ users }) => users.isLoading);
  const columns = [
    { title: "Pic", field: "picture", render: (rowData) => <img src={rowData.picture} style={{ width: 40 }} /> },
    { title: "Title", field: "title" },
    { title: "First Name", field: "firstName" },
  ];
  useEffect(() => {
    dispatch(fetchUsers());
  }, []);
  return (
    <div className="p-2">
      {isLoading ? (
        <div>...Loading</div>
      ) : (
        usersList.length !== 0 && (
          <div>
            <UserForm modal={modal} toggle={toggle} userid={userId} />
            <MaterialTable
              title=""
              columns={columns}
              data={usersList}
              icons={tableIcons}
              actions={[
                {
                  icon: tableIcons.Delete,
                  tooltip: "Delete User",
                  onClick: (event, rowData) => {
                    dispatch(deleteUser(rowData.id));
                  },
                },
                {
                  icon: tableIcons.Edit,
                  tooltip: "Edit User",
                  onClick: (event, rowData) => {
                    toggle();
                    setUserId(rowData.id);
                    dispatch(fetchUser(rowData.id));
                  },
                },
                {
                  icon: tableIcons.Add,
                  tooltip: "Add User",
                  isFreeAction: true,
                  onClick: () => {
                    toggle();
                    setUserId("");
                  },
                },
              ]}
            />
          </div>
        )
      )}
    </div>
  );
}
