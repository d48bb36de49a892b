import React, { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import MaterialTable from "material-table";
import { authGet } from "../../api";
import { useParams } from "react-router-dom";

export function Invoice() {
  const dispatch = useDispatch();
  const token = useSelector(state => state.auth.token);
  const columns = [
    { 'title': 'Mã', field: 'invoiceId' },
    { 'title': 'Ngày', field: 'invoiceDate' },
  ];
  const [dataTable, setDataTable] = useState([]);
  async function load() {
    let response = await authGet(dispatch, token, '/get-all-invoice');
    setDataTable(response);
  }
  useEffect(() => {
    load().then(r => r);
  }, []);
  return <InvoiceTable title={'Danh sách'} columns={columns} dataTable={dataTable} />;
}

export function InvoiceDetail() {
  const dispatch = useDispatch();
  const { invoiceId } = useParams();
  const itemColumns = [{ 'title': 'Mã', field: 'itemId' }];
  const infos = [
    { title: 'Mã', content: invoiceId },
    { title: 'Ngày', content: items ? items['invoiceDate'] : '' },
  ];
  const [items, setItems] = useState(null);
  useEffect(() => {
    authGet(dispatch, '/items/' + invoiceId).then(setItems);
  }, []);
  return <InvoiceTable title={'Chi tiết'} columns={itemColumns} dataTable={items} infos={infos} />;
}

function InvoiceTable(props) {
  const { title, tableTitle, infos = [], columns = [], dataTable = [] } = props;
  return <div>
    <h2>{title}</h2>
    {infos.map(value => (<div><b>{value['title'] + ': '} </b> {value['content']} <p /></div>))}
    <MaterialTable columns={columns} data={dataTable} title={tableTitle} options={{ search: false }} />
  </div>;
}
