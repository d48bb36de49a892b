import React from "react";
import MaterialTable from "material-table";
import Utils from "../../common/utils";
import { makeStyles } from "@material-ui/core/styles";

const useStyles = makeStyles({ base: { marginTop: "2rem" } });

const Cases = ({ data }) => {
  const icons = Utils.tableIcons();
  const classes = useStyles();
  const columns = [
    { title: "City", field: "city" },
    { title: "State", field: "state" },
    { title: "Confirmed", field: "confirmed" },
  ];
  return (
    <div className={`fade ${classes.base}`}>
      <MaterialTable style={{ background: "white" }} data={data} columns={columns} icons={icons} title={"Local cases:"} />
    </div>
  );
};

export default Cases;
