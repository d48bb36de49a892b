import React, { useState, useEffect } from 'react';
import { useSelector } from 'react-redux';
import MaterialTable from 'material-table';
import ReadMore from 'react-read-more-less';
import { Link } from 'react-router-dom';

const useFetch = (url, isDeleted, props) => {
  const token = useSelector(state => state.user.token);
  const [data, setData] = useState([]);
  useEffect(() => {
    fetch(url, { method: "GET", headers: { token } }).then(response => response.json()).then(res => {
      setData(res);
    }).catch(error => console.log(error));
  }, [token, url, isDeleted]);
  return [data, setData];
}

const fetchDelete = (id, token, props) => {
  fetch(`/samples/${id}`, { method: "DELETE" }).then(response => response.json()).catch(error => {
    console.log(error)
  });
}

export default function Samples(props) {
  const token = useSelector(state => state.user.token);
  const [isDeleted, setDeleted] = useState(false);
  const [data] = useFetch("/getSample", isDeleted, props);
  const more = (description) => {
    return (<ReadMore charLimit={125}>{description}</ReadMore>);
  }
  const link = (url) => {
    return (<Link to={url}>{url}</Link>);
  }
  const headCells = [
    { field: 'name', title: 'Name' },
    { field: 'url', title: 'Url', render: rowData => link(rowData.url) },
    {
      field: 'description',
      title: 'Description',
      sorting: false,
      searchable: false,
      render: rowData => more(rowData.description)
    }
  ];
  return (<MaterialTable title="Samples" columns={headCells} data={data} editable={{
    onRowAdd: newData => new Promise(resolve => {
      setTimeout(() => {
        resolve();
      }, 600);
    }),
    onRowUpdate: (newData, oldData) => new Promise(resolve => {
      setTimeout(() => {
        resolve();
      }, 600);
    }),
    onRowDelete: oldData => new Promise(resolve => {
      setTimeout(() => {
        resolve();
        fetchDelete(oldData.sampleId, token, props);
        setDeleted(!isDeleted);
      }, 300);
    })
  }} />);
}
