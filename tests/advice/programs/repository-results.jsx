import MaterialTable from "@material-table/core";
import { ExportCsv, ExportPdf } from "@material-table/exporters";
import { ThemeProvider } from "@material-ui/core/styles";
import theme from "../theme";

const Results = ({ data, columns, eventName }) => {
  return (
    <ThemeProvider theme={theme}>
      <MaterialTable
        title="Newcomers"
        columns={columns}
        data={data}
        icons={{
          Search: () => <img height="20" src="/search.svg" alt="search" />,
          Export: () => <img height="28" src="/export.svg" alt="export" />,
        }}
        style={{ padding: "1.5em 0em 0em 0em" }}
        localization={{ body: { emptyDataSourceMessage: "Please add participants" } }}
        options={{
          exportMenu: [
            { label: "Export PDF", exportFunc: (cols, datas) => ExportPdf(cols, datas, `${eventName} results`) },
            { label: "Export CSV", exportFunc: (cols, datas) => ExportCsv(cols, datas, "results") },
          ],
          headerStyle: { backgroundColor: "#EDEDED", color: "#001427" },
          toolbarButtonAlignment: "right",
          padding: "default",
          paging: false,
          fixedColumns: { left: 0, right: 0 },
        }}
      />
    </ThemeProvider>
  );
};

export default Results;
