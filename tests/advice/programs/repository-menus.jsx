import React, { useState, useEffect, Fragment } from "react";
import { Box, TextField, Button, Icon } from "@material-ui/core";
import { trackPromise } from "react-promise-tracker";
import services from "src/services";
import MaterialTable from "material-table";

const materialIcons = ["dashboard", "people", "code"];

export function Menus() {
  const [menus, setMenus] = useState([]);
  const [form, setForm] = useState({ menuName: "", menuOrder: 0 });

  useEffect(() => {
    trackPromise(load());
  }, []);

  async function load() {
    let response = await services.allMenus();
    if (response.statusCode === "Success") {
      setMenus(response.data);
    }
  }
  function change(e) {
    setForm({ ...form, [e.target.name]: e.target.value });
  }
  return (
    <Fragment>
      <TextField name="menuName" onChange={(e) => change(e)} value={form.menuName} />
      <Box minWidth={1000}>
        <MaterialTable
          title="Existing menus"
          columns={[
            { title: "Order", field: "menuOrder" },
            { title: "Name", field: "menuName" },
            { title: "Icon", field: "iconTag" },
          ]}
          data={menus}
          options={{
            exportButton: false,
            headerStyle: { textAlign: "left" },
            cellStyle: { textAlign: "left" },
            columnResizable: false,
          }}
        />
      </Box>
    </Fragment>
  );
}
