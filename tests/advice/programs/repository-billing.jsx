import React, { Component } from "react";
import { Redirect } from "react-router-dom";
import withRequest from "../../services/withRequest";
import MaterialTable from "material-table";
import AuthService from "../../services/AuthService";

class Billing extends Component {
  constructor(props) {
    super(props);
    this.state = { data: [], columns: [], redirect: true };
    this.Auth = new AuthService();
    this.intervalID = setInterval(() => this.Auth.IsAvailable(), 10000);
  }
  componentWillUnmount() {
    clearTimeout(this.intervalID);
  }
  render() {
    if (this.props.requestFailed) return <Redirect to={"login"} />;
    if (this.props.result.data) {
      return (
        <MaterialTable
          title="Costs"
          columns={this.props.result.data.columns}
          data={this.props.result.data.data}
          options={{
            sorting: true,
            grouping: true,
            exportButton: true,
            exportAllData: true,
            pageSize: 10,
            pageSizeOptions: [25, 50, 100],
            headerStyle: { backgroundColor: "#fd7e14", color: "#FFF", font: "Athiti !important" },
            rowStyle: { font: "Athiti !important" },
          }}
        />
      );
    }
    return <div>Loading...</div>;
  }
}
export default withRequest("/v1/reports/billing")(Billing);
