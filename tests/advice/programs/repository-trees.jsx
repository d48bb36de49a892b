import React from "react";
import MaterialTable from '@material-table/core';
import Texts from '../../service/Texts';
import posts from '../../posts.json'

const columns = [
  { type: "string", label: "Name" },
  { type: "date", label: "Start" },
  { type: "number", label: "Duration" },
];
let rows = posts.themes.map(function (te) {
  return [te.id, te.name, new Date(te.start), te.duration];
});
export const data = [columns, ...rows];

export default function Goals() {
  const parts = posts.dep;
  const goals = posts.obj;
  return (
    <div>
      <MaterialTable
        columns={[
          {
            title: 'Nombre',
            field: 'name',
            cellStyle: (rowDataArray, rowData) => {
              const paddingLeft = 7 * rowData.level;
              return ({ paddingLeft: paddingLeft });
            }
          },
        ]}
        data={parts}
        collapseContent={true}
        localization={Texts}
        parentChildData={(row, rows) => rows.find(a => a.id === row.parent)}
        options={{
          paging: false,
          showTitle: false,
          toolbar: false,
          rowStyle: rowData => {
            let styles = { transition: 'transform 300ms' };
            const levels = rowData.tableData.path.length === 1 ? 0 : rowData.tableData.path.length;
            styles = { ...styles, '--left-before': `${levels * 6}px` };
            return rowData.tableData.isTreeExpanded
              ? { ...styles, fontWeight: 600 }
              : styles;
          }
        }}
      />
      <MaterialTable
        columns={[
          {
            title: 'Nombre', field: 'nombre',
            cellStyle: (rowDataArray, rowData) => {
              const paddingLeft = 15 * rowData.level;
              return ({ paddingLeft: paddingLeft });
            }
          },
        ]}
        title="Objetivos"
        data={goals}
        localization={Texts}
        parentChildData={(row, rows) => rows.find(a => a.id === row.parent)}
      />
    </div>
  )
}
