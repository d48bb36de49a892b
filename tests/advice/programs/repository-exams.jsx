import React, { useState, useEffect } from 'react';
import { FontAwesomeIcon } from '@fortawesome/react-fontawesome';
import { useHistory, useParams } from "react-router-dom";
import MaterialTable from "@material-table/core";
import { faEye, faTrash } from '@fortawesome/free-solid-svg-icons';
import axios from '../../../config/axios'

export default function Exams({ token, idP }) {
  const { id } = useParams();
  const history = useHistory();
  const [exams, setExams] = useState([]);
  const [rows, setRows] = useState([]);

  useEffect(() => {
    async function load() {
      const answer = await axios.get(`api/exams/${idP}`, { headers: { 'x-access-token': token } });
      if (answer) {
        setExams(answer.data.filter(u => rows.includes(u._id)))
      }
    }
    load();
  }, [token, idP, rows[0]]);

  const show = id2 => {
    history.push(`/exam/${id2},${id}`);
  }
  const remove = async (id2, active) => {
    const answer = await axios.patch(`/api/exams/${id2}`, { active })
    if (answer.data.message === 'Removed') {
      setExams(exams.filter(item => {
        if (item._id === id2) {
          item.active = !item.active
        }
        return item
      }));
    }
  }
  return (
    <div className="container mt-5">
      <MaterialTable
        columns={[
          { title: 'Nombre', render: rowData => <><span className="p-2">{rowData.name}</span></> },
          { title: 'Materia', field: 'subject' },
          {
            title: 'Estado', render: rowData =>
              <>{rowData.active ? <span>Activo</span> : <span>Inactivo</span>}</>
          },
          {
            title: 'Opciones', render: rowData =>
              <div className="btn-group">
                <button onClick={() => show(rowData._id)}><FontAwesomeIcon icon={faEye} /></button>
                <button onClick={() => remove(rowData._id, rowData.active)}><FontAwesomeIcon icon={faTrash} /></button>
              </div>
          }
        ]}
        data={exams}
        title="Mis exámenes"
        actions={[
          { icon: 'add_box', tooltip: '', position: 'toolbar', onClick: () => { history.push(`/new/${id}`) } }
        ]}
        options={{ actionsColumnIndex: -1, pageSize: 5, emptyRowsWhenPaging: true, pageSizeOptions: [5], rowStyle: { height: '10px' } }}
        localization={{
          pagination: {
            labelRowsSelect: 'filas',
            labelDisplayedRows: `{from}-{to} de {count}`,
            firstTooltip: '',
            nextTooltip: '',
          },
          toolbar: { searchPlaceholder: 'Buscar', searchTooltip: '' },
          header: { actions: 'Eliminar' },
          body: { emptyDataSourceMessage: 'Sin examenes' }
        }}
      />
    </div>
  )
}
