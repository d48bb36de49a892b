import * as React from "react";
import { forwardRef } from "react";
import { useToast, useDisclosure, IconButton, Tooltip } from "@chakra-ui/react";
import MaterialTable from "material-table";
import AddBox from "@material-ui/icons/AddBox";
import Check from "@material-ui/icons/Check";
import Clear from "@material-ui/icons/Clear";
import DeleteOutline from "@material-ui/icons/DeleteOutline";
import Search from "@material-ui/icons/Search";
import { createDeal, dealsOf, removeDeal } from "../models/Deal";
import Picture from "../images/picture.png";
import Popup from "../components/popup";

const Page = ({ user, org }) => {
  const tableIcons = {
    Add: forwardRef((props, ref) => <AddBox {...props} ref={ref} />),
    Check: forwardRef((props, ref) => <Check {...props} ref={ref} />),
    Clear: forwardRef((props, ref) => <Clear {...props} ref={ref} />),
    Delete: forwardRef((props, ref) => <DeleteOutline {...props} ref={ref} />),
    Search: forwardRef((props, ref) => <Search {...props} ref={ref} />),
  };
  const toast = useToast();
  const { isOpen, onOpen, onClose } = useDisclosure();
  const tableRef = React.createRef();
  const [deals, setDeals] = React.useState([]);
  const [value, setValue] = React.useState("");

  React.useEffect(() => {
    var promise = Promise.resolve(dealsOf(org));
    promise.then(function (val) {
      setDeals(val);
    });
  }, []);

  const show = (value) => {
    setValue(value);
    onOpen();
  };
  const now = new Date().toLocaleString();
  return (
    <>
      <MaterialTable
        title={`Deals of ${org.name} (${now})`}
        options={{
          showTitle: false,
          selection: true,
          maxBodyHeight: "80vh",
          padding: "dense",
          filtering: true,
          exportButton: true,
          tableLayout: "auto",
          actionsColumnIndex: 7,
        }}
        data={deals}
        tableRef={tableRef}
        icons={tableIcons}
        columns={[
          { render: (rowData) => <img src={Picture} style={{ width: 50 }} />, width: "10%" },
          { title: "Deal", field: "name", type: "string", width: "18%" },
          { title: "Company", field: "company", type: "string", width: "18%" },
          { title: "Size", field: "size", type: "string", width: "18%" },
          { title: "Stage", field: "stage", type: "string", width: "18%", align: "left" },
          { title: "Recorded by", field: "recordedBy", type: "string", width: "18%" },
          { title: "Closed", field: "closed", type: "string", width: "18%" },
          { title: "ID", field: "id", type: "string", hidden: true },
          {
            render: (rowData) => (
              <Tooltip label="Edit">
                <IconButton onClick={() => show(rowData)} />
              </Tooltip>
            ),
            width: "0%",
          },
        ]}
        editable={{
          onRowAdd: (newData) => {
            const promise = new Promise((resolve, reject) => {
              setTimeout(() => {
                const dealID = createDeal(org, newData.name, newData.company);
                if (dealID) {
                  setDeals([...deals, newData]);
                  resolve();
                } else {
                  reject();
                }
              }, 1000);
            });
            promise.then(toast({ title: "Added", status: "success" }));
            return promise;
          },
          onRowDelete: (oldData) => {
            const promise = new Promise((resolve) => {
              setTimeout(() => {
                const rest = [...deals];
                const index = oldData.tableData.id;
                rest.splice(index, 1);
                setDeals([...rest]);
                removeDeal(oldData.id);
                resolve();
              }, 1000);
            });
            return promise;
          },
        }}
      />
      <Popup value={value} onOpen={onOpen} isOpen={isOpen} onClose={onClose} />
    </>
  );
};

export default Page;
