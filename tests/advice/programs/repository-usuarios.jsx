import React, { useState, useEffect, forwardRef } from "react";
import MaterialTable from '@material-table/core';
import Snackbar from '@mui/material/Snackbar';
import MuiAlert from '@mui/material/Alert';
import api from '../config/api';

const User = () => {
  const [message, setMessage] = useState('ok');
  const [loading, setLoading] = useState(false);
  const [users, setUsers] = useState([]);
  useEffect(() => {
    (async () => {
      const { data } = await api.get('/users');
      setUsers(data);
    })();
  }, []);
  const handleAdd = (newData) => {
    setLoading(true);
    api.post('/users', newData)
      .then(response => {
        if (response.status === 201) {
          newData._id = response.data._id;
          setUsers([...users, newData]);
          setMessage('criado');
          setLoading(false);
        }
      })
      .catch(error => {
        setLoading(false);
        setMessage(error.response.data.message);
      });
  };
  const handleDelete = (oldData) => {
    setLoading(true);
    api.delete('/users/' + oldData._id)
      .then(response => {
        if (response.status === 200) {
          const index = oldData.tableData.id;
          const dataDelete = [...users];
          dataDelete.splice(index, 1);
          setUsers([...dataDelete]);
          setLoading(false);
        }
      })
      .catch(error => {
        setLoading(false);
        setMessage(error.response.data.message);
      });
  }
  const handleUpdate = (newData, oldData) => {
    setLoading(true);
    api.put('/users', { email: newData.email, isAdmin: newData.isAdmin })
      .then(response => {
        if (response.status === 200) {
          const dataUpdate = [...users];
          const index = oldData.tableData.id;
          dataUpdate[index] = newData;
          setUsers([...dataUpdate]);
          setLoading(false);
        }
      });
  }
  const Alert = forwardRef(function Alert(props, ref) {
    return <MuiAlert elevation={6} ref={ref} variant="filled" {...props} />;
  });
  return (
    <>
      <MaterialTable
        title="Usuários"
        columns={[
          { title: 'E-mail', field: 'email', editable: 'onAdd' },
          { title: 'Administrador', field: 'isAdmin', type: 'boolean', editable: 'always' }
        ]}
        data={users}
        editable={{
          onRowAdd: newData => new Promise((resolve) => {
            handleAdd(newData);
            resolve();
          }),
          onRowDelete: oldData => new Promise((resolve) => {
            handleDelete(oldData)
            resolve();
          }),
          onRowUpdate: (newData, oldData) => new Promise((resolve) => {
            handleUpdate(newData, oldData)
            resolve();
          }),
        }}
        options={{ actionsColumnIndex: -1 }}
        localization={{
          pagination: {
            labelDisplayedRows: '{from}-{to} de {count}',
            labelRowsSelect: 'linhas',
            firstAriaLabel: 'Primeira página',
            firstTooltip: 'Primeira página',
          },
          toolbar: { nRowsSelected: '{0} linhas(s) selecionandas', searchPlaceholder: "Filtrar" },
          header: { actions: 'Ações' },
          body: {
            emptyDataSourceMessage: 'Sem dados para exibir',
            deleteTooltip: 'Excluir',
            editRow: { deleteText: 'Tem certeza?', cancelTooltip: 'Cancelar', saveTooltip: 'Confirmar' },
            filterRow: { filterTooltip: 'Filtro' }
          }
        }}
      />
      <Snackbar open><Alert severity="info">{message}</Alert></Snackbar>
    </>
  )
}

export default User;
