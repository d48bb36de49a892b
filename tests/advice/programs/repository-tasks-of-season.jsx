import * as React from 'react';
import { useState } from "react";
import { SeasonService } from "../../services/SeasonService";
import { Utils } from '../../models/Utils';
import MaterialTable, { MTableToolbar } from "@material-table/core";
import { Delete, Edit, AddBox } from '@mui/icons-material';

var seasons = new SeasonService;

export function Assign() {
  const [data, setData] = useState([]);
  const [season, setSeason] = useState([]);
  const [maxBodyHeight, setMaxBodyHeight] = useState(480);
  const [task, setTask] = useState([]);

  React.useEffect(() => {
    Utils.fetchData(seasons.getActual(), setSeason, "season")
  }, []);
  const handleResize = () => {
    if (window.innerWidth < 1300) {
      setMaxBodyHeight(470);
    }
  };
  React.useEffect(() => {
    window.addEventListener("resize", handleResize);
    return () => window.removeEventListener("resize", handleResize);
  }, [])

  const columnTasks =
    [{
      title: 'Temporada', field: 'season', initialEditValue: season[0]?.season, editable: 'never',
      validate: (rowData) => {
        if (rowData.season?.length > 10) {
          return { isValid: false, helperText: "El límite de la columna es de 10 carácteres" };
        }
      },
    },
    {
      title: 'N°', field: 'number', type: "numeric", editable: "onAdd", editable: "onAdd",
      render: (rowData) => (rowData.num === 1 ? '1' : '2'),
      validate: (row) => {
        if (![1, 2].includes(row.num)) {
          return { isValid: false, helperText: "Debe seleccionar 'Primera' o 'Segunda'" };
        }
        return true;
      },
      editComponent: (props) => (
        <select value={props.value || ""} onChange={(e) => props.onChange(Number(e.target.value))}>
          <option value="">Seleccione...</option>
          <option value="1">Primera</option>
        </select>
      ),
    },
    { title: 'Aplicar a todo', field: 'all', editable: "onAdd", }]

  return (
    <div>
      <MaterialTable
        size="small"
        data={data || []}
        title={<div style={{ fontSize: '16px' }}>Asignar</div>}
        columns={columnTasks || []}
        options={{
          actionsColumnIndex: -1,
          addRowPosition: "first",
          maxBodyHeight: maxBodyHeight,
          paging: false,
          overflowX: "auto",
          padding: "dense",
          paging: false,
          headerStyle: { position: 'sticky', top: 0, zIndex: 1 },
          searchFieldStyle: { fontSize: "14px", width: "120px" },
        }}
        style={{ maxWidth: "1000px" }}
        icons={{
          Add: () => <AddBox style={{ fontSize: "25px", color: "white" }} />,
          Edit: () => <Edit style={{ fontSize: "18px" }} />,
          Delete: () => <Delete style={{ fontSize: "18px", color: "red" }} />,
        }}
        components={{
          Toolbar: (props) => (
            <div style={{ backgroundColor: '#50ad53', height: '60px' }}>
              <MTableToolbar style={{ padding: '0' }} {...props}></MTableToolbar>
            </div>
          ),
        }}
        localization={{
          body: {
            emptyDataSourceMessage: 'Seleccione un labor',
            editRow: { deleteText: '¿Estás seguro?', cancelTooltip: 'Cancelar', saveTooltip: 'Confirmar' },
            addTooltip: 'Agregar'
          },
          header: { actions: 'Acciones' },
          toolbar: { searchTooltip: 'Buscar', searchPlaceholder: 'Buscar' },
        }}
        editable={{
          onRowAdd: (newData) => { }
        }}>
      </MaterialTable>
    </div>);
}
