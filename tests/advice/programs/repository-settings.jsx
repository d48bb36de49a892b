import React, { Component } from "react";
import { connect } from "react-redux";
import { updatePages } from "../../actions/appActions";
import MaterialTable from "material-table";
import TableLoading from "./components/tableLoading";
import TableHead from "@material-ui/core/TableHead";

class UpdateApp extends Component {
  constructor(props) {
    super(props);
    this.state = { anchorEl: null, modifiedPages: [], showSpinner: false };
  }
  componentDidMount() {
    this.updatePages();
  }
  updatePages = () => {
    if (this.state.modifiedPages.length !== this.props.settings.pages.length) {
      this.setState({ modifiedPages: this.props.settings.pages });
    }
  };
  change = (e, togglePage) => {
    const { checked } = e.target;
    const newCheck = this.state.modifiedPages.map((page) => (page.page === togglePage ? { ...page, show: checked } : page));
    this.setState({ ...this.state, modifiedPages: newCheck });
  };
  renderPages = () => (
    <div>
      {this.state.modifiedPages.map((page) => (
        <input key={page.page} type="checkbox" onChange={(e) => this.change(e, page.page)} />
      ))}
    </div>
  );
  renderSettings() {
    const { resizeScreen, settings } = this.props;
    const tableStyle = { width: "1px", whiteSpace: "nowrap", padding: "0px" };
    const columns = [{ title: "Type", field: "type", headerStyle: tableStyle, cellStyle: tableStyle }];
    if (!resizeScreen) {
      columns.unshift({ title: "Row", field: "index", headerStyle: tableStyle, cellStyle: tableStyle });
    }
    return (
      <MaterialTable
        title="App settings"
        columns={columns}
        data={settings.pages && settings.pages.length > 0 ? [{ type: "Pages" }] : []}
        detailPanel={[
          {
            render: (rowData) => {
              return this.renderPages();
            },
          },
        ]}
        onRowClick={(event, rowData, togglePanel) => togglePanel()}
        options={{ rowStyle: { height: "auto" }, headerStyle: { backgroundColor: "#5397bd" } }}
        components={
          this.state.showSpinner
            ? {
                Body: (props) => <TableLoading />,
                Header: (props) => <TableHead />,
              }
            : null
        }
      />
    );
  }
  render() {
    return <div>{this.renderSettings()}</div>;
  }
}

function mapStateToProps({ resizeScreen, app }) {
  return { resizeScreen, settings: app.settings };
}
export default connect(mapStateToProps, { updatePages })(UpdateApp);
