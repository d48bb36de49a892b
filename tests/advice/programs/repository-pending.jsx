import axios from "axios";
import React, { useEffect, useState } from "react";
import MaterialTable from "material-table";
import BaseLayout from "layouts/BaseLayout";

const Pending = () => {
  const [requests, setRequests] = useState([]);
  useEffect(async () => {
    var answer = await axios.post("http://localhost:3001/api/requests", { approved: false });
    let x = [];
    answer.data.pending.map((one) => {
      x.push({ name: one.name, date: one.date, approved: one.approved });
    });
    setRequests(x);
  }, []);
  const columns = [
    { title: "Nombre", field: "name" },
    { title: "Fecha", field: "date" },
    { title: "Pendiente", field: "approved" },
  ];
  const data = [
    { artist: "Morgan", country: "Costa Rica", sold: 23 },
  ];
  return (
    <BaseLayout title="Pending">
      <MaterialTable columns={columns} data={requests} title="Pending requests" />
    </BaseLayout>
  );
};

export default Pending;
