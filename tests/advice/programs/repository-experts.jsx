import React, { useEffect, useState } from "react";
import { propStyles, useStyles } from "../../assets/styles.js";
import MaterialTable from "material-table"; // Import MaterialTable
import { Grid } from "@mui/material";
import { useNavigate } from "react-router-dom";
import { postData } from "../../utils/FetchNodeServices.js";
import { connect } from "react-redux";
import * as ExpertActions from "../../redux/Actions/expertActions.js";

const data = [
  { id: 1, name: "aru" },
  { id: 2, name: "rit" },
];

export const Experts = ({ dispatch, experts }) => {
  var classes = useStyles();
  const navigate = useNavigate();
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    dispatch(ExpertActions.getExperts());
  }, []);

  const edit = (rowData) => {
    navigate("/editExpert", { state: { expert: rowData } });
  };
  const remove = async (rowData) => {
    setIsLoading(true);
    await postData("remove", { expertId: rowData._id });
    setIsLoading(false);
  };
  const verify = (expert) => {
    dispatch(ExpertActions.update({ expertId: expert?._id }));
  };

  return (
    <div className={classes.container}>
      <div className={classes.box}>{experts && displayTable()}</div>
    </div>
  );

  function displayTable() {
    return (
      <Grid container spacing={2}>
        <MaterialTable
          title="List of experts"
          data={experts}
          columns={[
            { title: "S.No", editable: "never", render: (rowData) => experts.indexOf(rowData) + 1 },
            { title: "Name", field: "expertName" },
            { title: "Email", field: "email" },
            { title: "Wallet", field: "wallet" },
            {
              title: "Verify",
              field: "isVerified",
              render: (rowData) => (
                <div onClick={() => verify(rowData)}>{rowData.isVerified ? "Unverify" : "Verify"}</div>
              ),
            },
          ]}
          options={{ ...propStyles.tableStyles, filtering: false }}
          actions={[
            { icon: "edit", tooltip: "Edit", onClick: (event, rowData) => edit(rowData) },
            { icon: "delete", tooltip: "Delete", onClick: (event, rowData) => remove(rowData) },
          ]}
        />
      </Grid>
    );
  }
};

const mapStateToProps = (state) => ({ experts: state.expert.experts });
const mapDispatchToProps = (dispatch) => ({ dispatch });

export default connect(mapStateToProps, mapDispatchToProps)(Experts);
