import * as React from "react";
import { useState } from "react";
import MaterialTable from 'material-table';

export default function AllTasks() {
  const [data, setData] = useState([])
  const columns = [
    { title: "ID", field: "id" },
    { title: "Name", field: "name" },
    { title: "Created at", field: "createdAt" },
  ]
  React.useEffect(() => {
    fetch("/api/task/")
      .then(resp => resp.json())
      .then(resp => {
        setData(resp.tasks);
      })
  }, []);
  return (
    <div>
      <MaterialTable title="All Tasks" data={data} columns={columns} />
    </div>
  );
}
