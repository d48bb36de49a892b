import React from "react";
import { useTranslation } from "react-i18next";
import AuthContext from "../../../context/AuthContext";
import MaterialTable from "@material-table/core";
import localizationFR from "../../../json/localizationFR.json";
import localizationAR from "../../../json/localizationAR.json";
import excel from "../../../exports/excel";

const Deliveries = ({ campaign, data = [], refetch, loading = false }) => {
  const { t } = useTranslation();
  const { user } = React.useContext(AuthContext);
  const { idPlace: id } = user;
  const fileName = t("Deliveries");
  const placeLookup = { 1: t("Adrar"), 2: t("Chlef"), 59: t("CNA") };
  const baseColumn = { align: "center", mainField: "", initialEditValue: "", cellStyle: { textAlign: "center" } };
  const stateLookup = { 1: t("In"), 2: t("Out") };
  let columns = [
    { ...baseColumn, field: "idPlace", title: t("Place"), lookup: placeLookup, initialEditValue: 1 },
    { ...baseColumn, field: "first", title: t("From") },
    {
      ...baseColumn,
      field: "count",
      title: t("Count"),
      editable: "never",
      render: (props) => {
        return parseInt(props.last) - parseInt(props.first);
      },
    },
    { ...baseColumn, field: "state", title: t("In or out?"), lookup: stateLookup },
    { ...baseColumn, field: "date", initialEditValue: new Date(), title: t("Date"), type: "date" },
  ];
  if (id !== 59) return <></>;
  return (
    <MaterialTable
      title={fileName}
      data={data}
      isLoading={loading}
      columns={columns}
      options={{
        actionsColumnIndex: -1,
        exportAllData: true,
        draggable: false,
        exportMenu: [
          {
            label: t("Excel"),
            exportFunc: (columns, _, { searchedData }) => {
              const excelCols = columns.map((item) => ({ width: 20, key: item.field, header: (item.groupTitle ?? "") + item.title }));
              const rows = searchedData.map((row) => ({ ...row, state: stateLookup[row.state] }));
              excel(excelCols, rows, fileName + " " + new Date().toLocaleDateString());
            },
          },
        ],
      }}
      editable={
        id != 59
          ? {}
          : {
              onRowAdd: (newData) =>
                new Promise((resolve, reject) => {
                  const { count, ...rest } = newData;
                  if (parseInt(rest.last) <= parseInt(rest.first)) return reject();
                  fetch("/api/add", { method: "post", body: JSON.stringify({ row: { ...rest, year: campaign } }) })
                    .then((response) => {
                      if (!response.ok) {
                        reject();
                        throw new Error(response.statusText);
                      }
                      refetch();
                      resolve();
                    })
                    .catch((error) => {
                      console.error(error);
                    });
                }),
              onRowDelete: (oldData) =>
                new Promise((resolve, reject) => {
                  fetch("/api/delete/" + oldData.id, { method: "delete" })
                    .then((response) => {
                      refetch();
                      resolve();
                    })
                    .catch((error) => {
                      console.error(error);
                    });
                }),
            }
      }
      localization={localStorage.getItem("lang") === "fr" ? localizationFR : localizationAR}
      style={{ paddingInlineEnd: 20 }}
    />
  );
};

export default Deliveries;
