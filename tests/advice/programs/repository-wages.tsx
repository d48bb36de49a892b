import React, { forwardRef } from 'react';
import Paper from '@material-ui/core/Paper';
import { INDEX } from './Consts';
import MaterialTable from 'material-table';
import AddBox from '@material-ui/icons/AddBox';
import { createStyles, makeStyles, Theme } from "@material-ui/core/styles";

const tableColumns = [
  { field: "jobTitle", title: "Job Title" },
  { field: "employerName", title: "Company Name" },
  { field: "wage", title: "Wage" }
];
const useStyles = makeStyles((theme: Theme) => createStyles({ paper: { width: "100%" } }));
const tableIcons = {
  Add: forwardRef((props, ref: React.Ref<SVGSVGElement>) => <AddBox {...props} ref={ref} />),
};

const Wages = (params: { searchResult: any[]; }) => {
  const classes = useStyles();
  const formattedResult = params.searchResult.map((item: any, key) => {
    let wage = 0
    if (!!item[INDEX['TO']]) {
      wage = item[INDEX['TO']]
    } else {
      wage = item[INDEX['FROM']]
    }
    return { jobTitle: item[INDEX["TITLE"]], employerName: item[INDEX['EMPLOYER']], wage }
  })
  return (
    <Paper className={classes.paper}>
      <MaterialTable
        icons={tableIcons}
        title="Search Result"
        columns={tableColumns}
        data={formattedResult}
        options={{ sorting: true, filtering: true, padding: 'dense', pageSize: 10, pageSizeOptions: [10, 20, 50, 100], paginationType: "normal" }}
      />
    </Paper>
  );
}

export default Wages
