import React from "react";
import MaterialTable from "@material-table/core";
import { Button, CircularProgress, IconButton } from "@mui/material";
import EditIcon from "@mui/icons-material/Edit";

const Brands = ({ title, data, loading }) => {
  const columns = [
    { field: "id", title: "#", width: "10%" },
    { field: "name", title: "Brand", width: "50%" },
    {
      title: "Actions",
      width: "10%",
      render: (rowData) => {
        return (
          <IconButton aria-label="edit">
            <EditIcon />
          </IconButton>
        );
      },
    },
  ];
  return (
    <React.Fragment>
      <Button variant="outlined">{title}</Button>
      {data !== null && !loading ? (
        <MaterialTable
          columns={columns}
          data={data}
          options={{ pageSize: 10, search: true, showTitle: false, emptyRowsWhenPaging: false }}
        />
      ) : (
        <CircularProgress />
      )}
    </React.Fragment>
  );
};

export default Brands;
